import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { useBoard } from './board.ts';
import { Paragraphs } from './paragraphs.tsx';
import styles from './site-texts.module.css';
import { SiteTextsView } from './site-texts.tsx';
import { words as texts } from './text-words.ts';
import { words } from './words.ts';

/** Dialog about the programs of an outside trainer, with a contact. */
export function TrainingDialog({ onClose }: { readonly onClose: () => void }) {
  const { site } = useBoard();
  const { ask, subject } = texts.training;
  return (
    <Dialog title={words.dialogs.training} onClose={onClose}>
      <div className={styles.text}>
        <SiteTextsView>{({ trainingPrograms }) => <Paragraphs of={trainingPrograms} />}</SiteTextsView>
        {site !== undefined && (
          <a className={button.primary} href={`mailto:${site.contactEmail}?subject=${encodeURIComponent(subject)}`}>
            {ask}
          </a>
        )}
      </div>
    </Dialog>
  );
}
