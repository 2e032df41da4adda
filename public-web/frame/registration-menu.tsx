import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLayer } from '../kit/layers.ts';
import { Link } from '../kit/link.tsx';
import { menuTypes, pathOf } from '../registration/registration-type.ts';
import { words as registration } from '../registration/words.ts';
import styles from './header.module.css';
import { words } from './words.ts';

/** Submenu with the ways to register. */
export function RegistrationMenu() {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page closes the menu
  useEffect(close, [location]);
  useMenuClosing(menu, isOpen, close);
  useLayer(isOpen, close);
  return (
    <div ref={menu} className={styles.submenu}>
      <button
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls="registration-menu"
        onClick={() => setOpen(!isOpen)}
      >
        {words.nav.registration}
        <svg viewBox="0 0 12 8" aria-hidden="true">
          <path d="m1 1 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <ul id="registration-menu" hidden={!isOpen}>
        {menuTypes.map((type) => (
          <li key={type}>
            <Link to={pathOf(type)}>{registration.types[type].card}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Closes an open menu on Escape and on any press or focus outside; Escape returns the focus to its button. */
function useMenuClosing(menu: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const { signal } = stop;
    const closeBeside = ({ target }: Event) => {
      if (target instanceof Node && menu.current?.contains(target) === false) close();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      menu.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', closeBeside, { signal });
    document.addEventListener('focusin', closeBeside, { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    return () => stop.abort();
  }, [menu, isOpen, close]);
}
