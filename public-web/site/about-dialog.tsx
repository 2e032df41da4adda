import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { EmailLink } from './site-contact.tsx';
import styles from './site-texts.module.css';
import { SiteTextsView } from './site-texts.tsx';
import { words as texts } from './text-words.ts';
import { words } from './words.ts';

/** Dialog about the organizers and the format of play. */
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.dialogs.about} onClose={onClose}>
      <div className={styles.text}>
        <SiteTextsView>{({ aboutUs }) => <Paragraphs of={aboutUs} />}</SiteTextsView>
        <EmailLink className={button.primary}>{texts.about.write}</EmailLink>
      </div>
    </Dialog>
  );
}
