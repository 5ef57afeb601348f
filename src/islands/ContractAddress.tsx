import type { HomePage } from '../schemas/pages/home.ts';
import { AddressCheck, type PasteBackWords } from './AddressCheck.tsx';
import { useActions } from './hooks.ts';
import { island, type IslandProps } from './island.tsx';
import { useToasts } from './useToasts.tsx';
import type { ToasterLabels } from './Toasts.tsx';

type AddressWords = HomePage['token']['address'];

interface Props extends IslandProps {
  address: string;
  words: Pick<AddressWords['copy'], 'success' | 'failure'> & {
    pasteBack: PasteBackWords;
  };
  toasterLabels: ToasterLabels;
}

/** Shows whether the contract address was copied, and what the paste-back check found. */
function ContractAddress({ root, address, words, toasterLabels }: Props) {
  const [show, toastFallback] = useToasts('address-said', toasterLabels);
  useActions(root, { id: 'contract-address', ...words }, show);
  return (
    <>
      {toastFallback}
      <AddressCheck root={root} address={address} words={words.pasteBack} />
    </>
  );
}

export default island('address', ContractAddress);
