import { useBoard } from '../tournament/board.ts';
import button from './button.module.css';
import { Dialog } from './dialog.tsx';
import { Paragraphs } from './paragraphs.tsx';
import styles from './programme.module.css';
import { words } from './programme-words.ts';
import { SiteTextsShown } from './site-texts.tsx';
import { words as frame } from './words.ts';

/** The programs of an outside trainer, and how to ask about them. */
export function TrainingDialog({ onClose }: { readonly onClose: () => void }) {
  const { site } = useBoard();
  const { ask, subject } = words.training;
  return (
    <Dialog title={frame.dialogs.training} onClose={onClose}>
      <div className={styles.text}>
        <SiteTextsShown>{({ trainingPrograms }) => <Paragraphs of={trainingPrograms} />}</SiteTextsShown>
        {site !== undefined && (
          <a className={button.primary} href={`mailto:${site.contactEmail}?subject=${encodeURIComponent(subject)}`}>
            {ask}
          </a>
        )}
      </div>
    </Dialog>
  );
}
