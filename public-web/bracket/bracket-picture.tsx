import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { namesRounds, type Picture } from '../../domain/answer/bracket/picture.ts';
import button from '../kit/button.module.css';
import styles from './bracket-picture.module.css';
import { BracketSection } from './bracket-section.tsx';
import type { MatchSpeech } from './match-sides.ts';
import { useOverview } from './overview.ts';
import { useDragToPan } from './pan.ts';
import { useCardWalk } from './walk.ts';
import { words } from './words.ts';
import { type Size, useZoom, type Zoom } from './zoom.ts';

interface BracketPictureProps {
  readonly picture: Picture;
  readonly speech: MatchSpeech;
  readonly followed?: number | undefined;
  readonly highlighted?: number | undefined;
}

/** Picture of a division's bracket: zoom and pan on a laptop, two rounds at a time or an overview on a phone, one page on paper. */
export function BracketPicture({ picture, speech, followed, highlighted }: BracketPictureProps) {
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move among the cards inside, and a tap on one ends the overview, which a button does as well */}
      <div
        ref={place}
        className={styles.window}
        style={measuresFor(zoom, size)}
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
            />
          ))}
        </div>
      </div>
      <p className={styles.hint}>{words.walk}</p>
    </div>
  );
}

/** Height of the line with the rounds' names, and of the gap above every section but the first, with its title, in pixels. */
const [headHeight, sectionGap] = [44, 74];

/** Returns the size of all sections stacked, in pixels. */
function sizeOf({ sections }: Picture): Size {
  const [, ...below] = sections;
  const heights = sections.reduce((sum, section) => sum + section.height + (namesRounds(section) ? headHeight : 0), 0);
  return {
    width: Math.max(0, ...sections.map(({ width }) => width)),
    height: heights + below.length * sectionGap,
  };
}

/** Landscape page of US letter paper without its margins, in CSS pixels. */
const page = { width: 960, height: 570 };

function measuresFor(zoom: Zoom, { width, height }: Size): CSSProperties {
  return {
    '--zoom': zoom.scale,
    '--overview': Math.min(1, zoom.roomWidth / Math.max(1, width)),
    '--canvas-width': `${width}px`,
    '--canvas-height': `${height}px`,
    '--paper-zoom': Math.min(1, page.width / width, page.height / height),
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
