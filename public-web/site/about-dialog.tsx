import { useBoard } from '../tournament/board.ts';
import button from './button.module.css';
import { Dialog } from './dialog.tsx';
import styles from './programme.module.css';
import { words } from './programme-words.ts';
import { words as frame } from './words.ts';

/** Who runs the tournaments, and why three a side. */
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const { site } = useBoard();
  return (
    <Dialog title={frame.dialogs.about} onClose={onClose}>
      <div className={styles.text}>
        {words.about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {site !== undefined && (
          <a className={button.primary} href={`mailto:${site.contactEmail}`}>
            {words.about.write}
          </a>
        )}
      </div>
    </Dialog>
  );
}
