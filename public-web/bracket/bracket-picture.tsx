import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { namesRounds, type Picture, type PictureSection } from '../../domain/answer/bracket/picture.ts';
import button from '../kit/button.module.css';
import styles from './bracket-picture.module.css';
import { BracketSection } from './bracket-section.tsx';
import type { MatchSpeech } from './match-sides.ts';
import { useOverview } from './overview.ts';
import { useCardWalk } from './walk.ts';
import { words } from './words.ts';
import { type Size, useZoom, type Zoom } from './zoom.ts';

interface BracketPictureProps {
  readonly picture: Picture;
  readonly speech: MatchSpeech;
  readonly followed?: number | undefined;
  readonly highlighted?: number | undefined;
  /** Choices beside those of zoom and overview. */
  readonly tools?: ReactNode;
}

/** Picture of a division's bracket: zoom and pan on a laptop, two rounds at a time or an overview on a phone, one page on paper. */
export function BracketPicture({ picture, speech, followed, highlighted, tools }: BracketPictureProps) {
  const size = sizeOf(picture);
  const place = useRef<HTMLDivElement>(null);
  const zoom = useZoom(place, size);
  const overview = useOverview(place);
  const [entrance, setEntrance] = useState<number>();
  useDragToPan(place);
  useWayInView(place, followed);
  const walk = useCardWalk(picture, setEntrance);
  const isWider = zoom.roomWidth > 0 && size.width > zoom.roomWidth;
  return (
    <div className={styles.frame} data-overview={overview.isShown && isWider}>
      <div className={styles.bar}>
        {tools}
        <ZoomButtons zoom={zoom} />
        {/* The button always takes its room, because the width of the picture is known only once it is drawn. */}
        <button
          type="button"
          className={styles.overview}
          data-needless={!isWider}
          aria-pressed={overview.isShown}
          onClick={() => overview.show(!overview.isShown)}
        >
          {words.overview}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move among the cards inside, and a tap on one ends the overview, which a button does as well */}
      <div
        ref={place}
        className={styles.window}
        style={measuresFor(zoom, size, picture)}
        onKeyDown={walk}
        onClickCapture={overview.isShown ? overview.lookAt : undefined}
      >
        <div className={styles.canvas}>
          {picture.sections.map((section) => (
            <BracketSection
              key={`${section.stage} ${section.group ?? ''}`}
              section={section}
              measures={picture.measures}
              speech={speech}
              followed={followed}
              highlighted={section.stage === 'main' ? highlighted : undefined}
              entrance={entrance}
              isInCorner={section === cornerOf(picture)}
            />
          ))}
        </div>
      </div>
      <p className={styles.hint}>{words.walk}</p>
    </div>
  );
}

/** Height of the line with the rounds' names, and of the gap above every section but the first, with its title, in pixels. */
const [headHeight, sectionGap] = [44, 52];
/** The same on paper. */
const [paperHeadHeight, paperSectionGap] = [20, 24];

/** Returns the section of a single match that fits below the final, in the corner that a bracket leaves empty. */
function cornerOf({ sections: [main, ...beside] }: Picture): PictureSection | undefined {
  const single = beside.find(
    ({ stage, columns }) => stage !== 'group' && columns.length === 1 && columns[0]?.matches.length === 1,
  );
  const free = (main?.height ?? 0) - (main?.columns.at(-1)?.bottom ?? 0);
  return single !== undefined && free >= single.height + sectionGap ? single : undefined;
}

/** Returns the size of all sections stacked, in pixels. */
function sizeOf(picture: Picture, head = headHeight, gap = sectionGap): Size {
  const corner = cornerOf(picture);
  const [first, ...below] = picture.sections.filter((section) => section !== corner);
  const heightOf = (section: PictureSection) => section.height + (namesRounds(section) ? head : 0);
  return {
    width: Math.max(0, ...picture.sections.map(({ width }) => width)),
    height: below.reduce((sum, section) => sum + gap + heightOf(section), first === undefined ? 0 : heightOf(first)),
  };
}

/** Landscape page of US letter paper without its margins and the tournament's name, in CSS pixels. */
const page = { width: 996, height: 700 };
/** Scales on paper: the smallest with letters of 8 points, and the largest. */
const [legible, largest] = [0.97, 1.5];

/** Returns the scale on paper: one page if its letters stay legible, else as wide as the page, on several. */
function paperScale(picture: Picture): number {
  const { width, height } = sizeOf(picture, paperHeadHeight, paperSectionGap);
  const wide = Math.min(largest, page.width / Math.max(1, width));
  const whole = Math.min(wide, page.height / Math.max(1, height));
  return whole >= legible ? whole : Math.min(1, wide);
}

function measuresFor(zoom: Zoom, { width, height }: Size, picture: Picture): CSSProperties {
  return {
    '--zoom': zoom.scale,
    '--overview': Math.min(1, zoom.roomWidth / Math.max(1, width)),
    '--canvas-width': `${width}px`,
    '--canvas-height': `${height}px`,
    '--paper-zoom': paperScale(picture),
  } as CSSProperties;
}

/** Scrolls to the chosen team's current or next match, or else to its last one. */
function useWayInView(place: RefObject<HTMLElement | null>, followed: number | undefined): void {
  useEffect(() => {
    if (followed === undefined) return;
    const way = [...(place.current?.querySelectorAll('[data-match][data-followed="true"]') ?? [])];
    const isAhead = (match: Element) => ['upcoming', 'in_progress'].includes(match.getAttribute('data-status') ?? '');
    (way.find(isAhead) ?? way.at(-1))?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [place, followed]);
}

/** Buttons to zoom in and out, to fit the picture and to print it. */
function ZoomButtons({ zoom }: { readonly zoom: Zoom }) {
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

/** Moves the picture with a pressed mouse; touch scrolls natively. */
function useDragToPan(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let held: PointerEvent | undefined;
    const take = (event: PointerEvent) => {
      held = event.pointerType === 'mouse' && event.button === 0 ? event : undefined;
    };
    const drag = (event: PointerEvent) => {
      if (held === undefined) return;
      element.scrollBy({ left: held.clientX - event.clientX, top: held.clientY - event.clientY, behavior: 'instant' });
      held = event;
      event.preventDefault();
    };
    const release = () => {
      held = undefined;
    };
    element.addEventListener('pointerdown', take);
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', release);
    return () => {
      element.removeEventListener('pointerdown', take);
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', release);
    };
  }, [place]);
}
