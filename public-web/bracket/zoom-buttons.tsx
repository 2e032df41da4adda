import button from '../kit/button.module.css';
import styles from './bracket-picture.module.css';
import { words } from './words.ts';
import type { Zoom } from './zoom.ts';

/** Buttons to zoom in and out, to fit the picture and to print it. */
export function ZoomButtons({ zoom }: { readonly zoom: Zoom }) {
  return (
    <fieldset className={styles.zoom}>
      <legend>{words.zoom.label}</legend>
      <button type="button" className={button.secondary} onClick={() => zoom.by(1 / 1.25)} aria-label={words.zoom.out}>
        −
      </button>
      <output>{Math.round(zoom.scale * 100)}%</output>
      <button type="button" className={button.secondary} onClick={() => zoom.by(1.25)} aria-label={words.zoom.in}>
        +
      </button>
      <button type="button" className={button.secondary} onClick={zoom.fit} aria-pressed={zoom.isFitted}>
        {words.zoom.fit}
      </button>
    </fieldset>
  );
}
