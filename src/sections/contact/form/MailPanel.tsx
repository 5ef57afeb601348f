import type { Ref } from 'react';
import type { MailPanelSettings } from './schema.ts';
import { mailLink, mayBeCut, type Mail } from './mail.ts';

export type MailPanelWords = Omit<MailPanelSettings, 'text'> & {
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
}

/** The email that the form wrote, with a link that opens it in a mail program and a copy button. */
export function MailPanel({ ref, mail, isPlaceholder, words }: Props) {
  const link = mailLink(mail);
  const [user, domain] = mail.to.split('@');
  return (
    <div ref={ref} className="mail" role="status" tabIndex={-1}>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <dl className="mail-lines">
        <div>
          <dt>{words.to}</dt>
          <dd>
            <span translate="no">
              <span>{`${user}@`}</span>
              <wbr aria-hidden="true" />
              <span>{`${domain} `}</span>
            </span>
            {isPlaceholder && <span className="stamp stamp-placeholder">{words.stamp}</span>}
            {isPlaceholder && <small>{words.toPlaceholder}</small>}
          </dd>
        </div>
        <div>
          <dt>{words.subject}</dt>
          <dd>{mail.subject}</dd>
        </div>
      </dl>
      {mayBeCut(link) && <p className="mail-long">{words.tooLongForMail}</p>}
      <div className="mail-ways">
        <a className={`btn ${isPlaceholder ? 'btn-line' : 'btn-blaze'}`} href={link}>
          {words.open}
        </a>
        {/* The script of the directive `client:intent` copies `data-copies` (src/directives/gesture.ts). */}
        <button
          className={`btn ${isPlaceholder ? 'btn-blaze' : 'btn-line'}`}
          type="button"
          data-copies={mail.body}
          data-done={words.copied.title}
        >
          {words.copy}
        </button>
      </div>
    </div>
  );
}
