import { type CSSProperties, useRef, useState } from 'react';
import styles from './bracket-picture.module.css';
import { BracketSection } from './bracket-section.tsx';
import type { MatchSpeech } from './match-sides.ts';
import { useDragToPan } from './pan.ts';
import { headHeightOf, type Picture } from './picture.ts';
import { useCardWalk } from './walk.ts';
import { words } from './words.ts';
import { type Size, useZoom, type Zoom } from './zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface BracketPictureProps {
  readonly picture: Picture;
  readonly speech: MatchSpeech;
  readonly followed?: number | undefined;
  readonly highlighted?: number | undefined;
}

/** The picture of a division: zoomed and panned on a laptop, swiped round by round on a phone, one page on paper. */
export function BracketPicture({ picture, speech, followed, highlighted }: BracketPictureProps) {
  const size = sizeOf(picture);
  const place = useRef<HTMLDivElement>(null);
  const zoom = useZoom(place, size);
  const [entrance, setEntrance] = useState<number>();
  useDragToPan(place);
  const walk = useCardWalk(picture, setEntrance);
  return (
    <div className={styles.frame}>
      <ZoomButtons zoom={zoom} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys walk among the cards inside */}
      <div ref={place} className={styles.window} style={measuresFor(zoom, size)} onKeyDown={walk}>
        <div className={styles.canvas}>
          {picture.sections.map((section) => (
            <BracketSection
              key={section.stage}
              section={section}
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

/** Above and below a section, its title included. */
const sectionGap = 74;

/** The size of all sections below each other, in pixels. */
function sizeOf({ sections }: Picture): Size {
  const [, ...below] = sections;
  const heights = sections.reduce((sum, section) => sum + section.height + headHeightOf(section), 0);
  return {
    width: Math.max(0, ...sections.map(({ width }) => width)),
    height: heights + below.length * sectionGap,
  };
}

/** A landscape page of US letter paper inside its margins, in CSS pixels. */
const page = { width: 960, height: 570 };

function measuresFor(zoom: Zoom, { width, height }: Size): CSSProperties {
  return {
    '--zoom': zoom.scale,
    '--canvas-width': `${width}px`,
    '--canvas-height': `${height}px`,
    '--paper-zoom': Math.min(1, page.width / width, page.height / height),
  } as CSSProperties;
}
