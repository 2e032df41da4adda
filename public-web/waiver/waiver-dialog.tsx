import { waiver } from '../../domain/rule/waiver/waiver-text.ts';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import styles from './waiver-dialog.module.css';
import { WaiverSections } from './waiver-sections.tsx';
import { words } from './words.ts';

/** Dialog with the Terms and Conditions in seven sections. */
export function WaiverDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      foot={
        <button type="button" className={button.primary} onClick={onClose}>
          {words.close}
        </button>
      }
    >
      <p className={styles.lead}>{words.lead}</p>
      <WaiverSections heading="h3" />
      <p className={styles.version}>{words.version(waiver.version)}</p>
    </Dialog>
  );
}
