import { Link } from '../kit/link.tsx';
import { type CardType, pathOf, type TileType, tileTypes } from '../registration/registration-type.ts';
import { words as registration } from '../registration/words.ts';
import styles from './shortcut-tiles.module.css';
import { words } from './words.ts';

interface ShortcutTilesProps {
  readonly closedTypes: readonly CardType[];
}

/** Shortcuts of the hero to the registration forms. */
export function ShortcutTiles({ closedTypes }: ShortcutTilesProps) {
  return (
    <nav aria-label={words.tiles.label}>
      <ul className={styles.tiles}>
        {tileTypes.map((type) => {
          const isClosed = closedTypes.includes(type);
          const { tile, tileText } = registration.types[type];
          return (
            <li key={type}>
              <Link to={pathOf(type)} className={styles.tile} data-closed={isClosed}>
                <TileMark of={type} />
                <strong>{tile}</strong>
                <span className={styles.text}>
                  <span>{tileText}</span>
                  {isClosed && <span>{words.tiles.closed}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Drawings of the tiles in the marks of a tactics board. */
const marks: Readonly<Record<TileType, readonly [chalk: string, volt: string]>> = {
  'create-team': [
    'M8 26a4 4 0 1 0 0-.1M24 26a4 4 0 1 0 0-.1M13 20l2-4M23 20l-2-4',
    'M14 9a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  ],
  'join-team': [
    'M4 27a4 4 0 1 0 8 0 4 4 0 1 0-8 0M24 27a4 4 0 1 0 8 0 4 4 0 1 0-8 0M18 17v9M14 22l4 4 4-4',
    'M14 9a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  ],
  individual: ['M18 4a14 14 0 1 0 .1 0', 'M14 18a4 4 0 1 0 8 0 4 4 0 1 0-8 0'],
  invitation: ['M4 18h17M16 11l7 7-7 7', 'M26 18a4 4 0 1 0 8 0 4 4 0 1 0-8 0'],
};

function TileMark({ of }: { readonly of: keyof typeof marks }) {
  const [chalk, volt] = marks[of];
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <path d={chalk} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d={volt} fill="var(--volt)" />
    </svg>
  );
}
