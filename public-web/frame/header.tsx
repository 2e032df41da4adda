import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Crest } from '../kit/crest.tsx';
import { useLayer } from '../kit/layers.ts';
import { Link, MenuLink } from '../kit/link.tsx';
import { words as site } from '../site/words.ts';
import { DialogButton } from './dialog-button.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { RegistrationMenu } from './registration-menu.tsx';
import { words } from './words.ts';

const pages = [
  ['/tournaments', site.pages.brackets],
  ['/live-scores', site.pages.liveScores],
  ['/player-lookup', site.pages.playerId],
] as const;

export function Header() {
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  useLayer(isOpen, () => setOpen(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page closes the menu
  useEffect(() => setOpen(false), [location]);
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.brand} aria-label={words.nav.home}>
          <Crest className={styles.crest} />
          <span>{site.brand}</span>
        </Link>
        <LanguageSwitch className={`${styles.link} ${styles.language}`} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setOpen(!isOpen)}
        >
          {words.nav.menu}
        </button>
        <nav id="menu" className={styles.nav} aria-label={words.nav.label} data-open={isOpen}>
          <RegistrationMenu />
          {pages.map(([path, name]) => (
            <MenuLink key={path} to={path} className={styles.link ?? ''}>
              {name}
            </MenuLink>
          ))}
          <DialogButton of="training" className={styles.link} />
        </nav>
      </div>
    </header>
  );
}
