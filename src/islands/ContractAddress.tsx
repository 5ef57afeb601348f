import { Fragment, useRef } from 'react';
import type { HomePage } from '../schemas/pages/home.ts';
import { CopyButton } from './CopyButton.tsx';
import { FailureNote } from './FailureNote.tsx';
import { useReady } from './hooks.ts';
import { AddressCheck, type PasteBackWords } from './AddressCheck.tsx';
import { useToasts } from './useToasts.tsx';
import type { ToasterLabels } from './Toasts.tsx';

interface Props {
  address: string;
  /** True while the address is a stand-in that no wallet accepts. */
  isPlaceholder: boolean;
  words: Pick<HomePage['token']['address'], 'placeholder' | 'copy' | 'noScript'> & {
    pasteBack: PasteBackWords;
  };
  frame: ToasterLabels;
}

/** Groups that help the eye: at the hyphens of a stand-in, else of four characters. */
function groups(address: string): string[] {
  return address.match(address.includes('-') ? /[^-]+-?/g : /.{1,4}/gsu) ?? [address];
}

/** The contract address, whole and selectable, with its copy button and the paste-back check. */
export default function ContractAddress({ address, isPlaceholder, words, frame }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLElement>(null);
  const [show, place] = useToasts(frame);
  useReady(root);

  // After a failed copy the address stands selected, so that the visitor's own copy keys work.
  function select() {
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
  }

  return (
    <div ref={root} className="address">
      <code ref={shown} className="address-text" translate="no">
        {groups(address).map((group, index) => (
          // Groups never change places.
          <Fragment key={index}>
            <span>{group}</span>
            <wbr />
          </Fragment>
        ))}
      </code>
      {isPlaceholder && <p className="note">{words.placeholder}</p>}
      <CopyButton
        id="contract-address"
        className="btn btn-line btn-small"
        text={address}
        words={words.copy}
        show={show}
        onFailed={select}
      />
      {place}
      <FailureNote unavailable={words.copy.unavailable} noScript={words.noScript} />
      <AddressCheck address={address} isPlaceholder={isPlaceholder} words={words.pasteBack} />
    </div>
  );
}
