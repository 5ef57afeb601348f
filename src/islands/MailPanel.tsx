import type { Ref } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { mailLink, mayBeCut, type Mail } from './mail.ts';
import type { Toast } from './toast.ts';
import type { CopyWords } from './words.ts';

export interface MailPanelWords {
  title: string;
  text: string;
  to: string;
  subject: string;
  /** The stamp beside an address that is a stand-in, and what follows from it. */
  stamp: string;
  standIn: string;
  open: string;
  /** Said when a mail program may cut the text. */
  long: string;
  copy: CopyWords;
}

interface Props {
  ref: Ref<HTMLDivElement>;
  mail: Mail;
  isPlaceholder: boolean;
  words: MailPanelWords;
  show: (toast: Toast) => void;
}

/** What the form wrote, and the two ways to send it oneself. It takes the focus when it appears. */
export function MailPanel({ ref, mail, isPlaceholder, words, show }: Props) {
  const link = mailLink(mail);
  return (
    <div ref={ref} className="panel" role="status" tabIndex={-1}>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <dl className="panel-mail">
        <div>
          <dt>{words.to}</dt>
          <dd>
            {mail.to} {isPlaceholder && <span className="stamp">{words.stamp}</span>}
            {isPlaceholder && <small>{words.standIn}</small>}
          </dd>
        </div>
        <div>
          <dt>{words.subject}</dt>
          <dd>{mail.subject}</dd>
        </div>
      </dl>
      {mayBeCut(link) && <p className="panel-long">{words.long}</p>}
      <div className="panel-ways">
        <a className="btn btn-blaze" href={link}>
          {words.open}
        </a>
        <CopyButton id="message" text={mail.body} words={words.copy} show={show} />
      </div>
    </div>
  );
}
