import type { Ref } from 'react';
import type { ContactPage } from '../schemas/pages/contact.ts';
import { CopyButton } from './CopyButton.tsx';
import { mailLink, mayBeCut, type Mail } from './mail.ts';
import type { Toast } from './Toasts.tsx';

export type MailPanelWords = Omit<ContactPage['mailPanel'], 'text'> & {
  /** Below the heading. */
  text: string;
  /** The stamp beside a placeholder address. */
  stamp: string;
  /** Below such an address. */
  toPlaceholder: string;
};

interface Props {
  ref: Ref<HTMLDivElement>;
  mail: Mail;
  isPlaceholder: boolean;
  words: MailPanelWords;
  show: (toast: Toast) => void;
}

/** The email that the form wrote, with a link that opens it in a mail program and a copy button. */
export function MailPanel({ ref, mail, isPlaceholder, words, show }: Props) {
  const link = mailLink(mail);
  const [user, domain] = mail.to.split('@');
  const copy = { label: words.copy, success: words.copied, failure: words.copyFailed };
  return (
    <div ref={ref} className="panel" role="status" tabIndex={-1}>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <dl className="panel-mail">
        <div>
          <dt>{words.to}</dt>
          <dd>
            {user}@<wbr aria-hidden="true" />
            {domain}{' '}
            {isPlaceholder && <span className="stamp stamp-placeholder">{words.stamp}</span>}
            {isPlaceholder && <small>{words.toPlaceholder}</small>}
          </dd>
        </div>
        <div>
          <dt>{words.subject}</dt>
          <dd>{mail.subject}</dd>
        </div>
      </dl>
      {mayBeCut(link) && <p className="panel-long">{words.tooLongForMail}</p>}
      <div className="panel-ways">
        <a className={`btn ${isPlaceholder ? 'btn-line' : 'btn-blaze'}`} href={link}>
          {words.open}
        </a>
        <CopyButton
          id="message"
          className={`btn ${isPlaceholder ? 'btn-blaze' : 'btn-line'}`}
          text={mail.body}
          words={copy}
          show={show}
        />
      </div>
    </div>
  );
}
