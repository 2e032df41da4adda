import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { EmailLink } from './site-contact.tsx';
import styles from './site-texts.module.css';
import { SiteTextsView } from './site-texts.tsx';
import { words as texts } from './text-words.ts';
import { words } from './words.ts';

/** Dialog about the programs of an outside trainer, with a contact. */
export function TrainingDialog({ onClose }: { readonly onClose: () => void }) {
  const { ask, subject } = texts.training;
  return (
    <Dialog title={words.dialogs.training} onClose={onClose}>
      <div className={styles.text}>
        <SiteTextsView>{({ trainingPrograms }) => <Paragraphs of={trainingPrograms} />}</SiteTextsView>
        <EmailLink className={button.primary} subject={subject}>
          {ask}
        </EmailLink>
      </div>
    </Dialog>
  );
}
