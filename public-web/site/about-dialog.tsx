import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { useBoard } from './board.ts';
import { Paragraphs } from './paragraphs.tsx';
import styles from './site-texts.module.css';
import { SiteTextsView } from './site-texts.tsx';
import { words as texts } from './text-words.ts';
import { words } from './words.ts';

/** Dialog about the organizers and the format of play. */
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const { site } = useBoard();
  return (
    <Dialog title={words.dialogs.about} onClose={onClose}>
      <div className={styles.text}>
        <SiteTextsView>{({ aboutUs }) => <Paragraphs of={aboutUs} />}</SiteTextsView>
        {site !== undefined && (
          <a className={button.primary} href={`mailto:${site.contactEmail}`}>
            {texts.about.write}
          </a>
        )}
      </div>
    </Dialog>
  );
}
