import { Dialog } from '../kit/dialog.tsx';
import styles from './site-texts.module.css';
import { SiteTextsView } from './site-texts.tsx';
import { words as texts } from './text-words.ts';
import { words } from './words.ts';

/** Dialog with the rules of play. */
export function RulesDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.dialogs.rules} onClose={onClose}>
      <p>{texts.rules.lead}</p>
      <SiteTextsView>
        {({ rules }) => (
          <ol className={styles.rules}>
            {rules.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        )}
      </SiteTextsView>
    </Dialog>
  );
}
