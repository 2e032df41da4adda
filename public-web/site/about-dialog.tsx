import { useBoard } from '../tournament/board.ts';
import button from './button.module.css';
import { Dialog } from './dialog.tsx';
import { Paragraphs } from './paragraphs.tsx';
import styles from './programme.module.css';
import { words } from './programme-words.ts';
import { SiteTextsShown } from './site-texts.tsx';
import { words as frame } from './words.ts';

/** Who runs the tournaments, and why three a side. */
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const { site } = useBoard();
  return (
    <Dialog title={frame.dialogs.about} onClose={onClose}>
      <div className={styles.text}>
        <SiteTextsShown>{({ aboutUs }) => <Paragraphs of={aboutUs} />}</SiteTextsShown>
        {site !== undefined && (
          <a className={button.primary} href={`mailto:${site.contactEmail}`}>
            {words.about.write}
          </a>
        )}
      </div>
    </Dialog>
  );
}
