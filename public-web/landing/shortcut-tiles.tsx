import { Link } from '../kit/link.tsx';
import { type CardType, pathOf, tileTypes } from '../registration/registration-type.ts';
import { words as registration } from '../registration/words.ts';
import styles from './shortcut-tiles.module.css';
import { TileMark } from './tile-mark.tsx';
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
