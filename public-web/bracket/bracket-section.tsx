import type { CSSProperties } from 'react';
import { roundLabel } from '../../domain/day/round-label.ts';
import { told } from '../kit/told.ts';
import styles from './bracket-section.module.css';
import { MatchCard } from './match-card.tsx';
import type { MatchSpeech } from './match-sides.ts';
import { headHeightOf, type PictureSection } from './picture.ts';
import { measures, type PictureColumn } from './picture-columns.ts';
import type { Connector } from './picture-connectors.ts';
import { words } from './words.ts';

interface BracketSectionProps {
  readonly section: PictureSection;
  readonly speech: MatchSpeech;
  readonly followed: number | undefined;
  /** The round that the animation is at. */
  readonly highlighted: number | undefined;
  /** The match that was reached last. */
  readonly entrance: number | undefined;
}

/** The bracket itself, or a part beside it: columns of cards with the lines between them. */
export function BracketSection({ section, speech, followed, highlighted, entrance }: BracketSectionProps) {
  const isMain = section.stage === 'main';
  const headHeight = headHeightOf(section);
  const reached = entranceOf(section, entrance);
  const size = { '--width': `${section.width}px`, '--height': `${section.height + headHeight}px` } as CSSProperties;
  return (
    <section className={styles.section} style={size} aria-label={isMain ? words.title : words.sections[section.stage]}>
      {!isMain && <h4 className={styles.title}>{words.sections[section.stage]}</h4>}
      <div className={styles.plane} data-animated={highlighted !== undefined}>
        <svg className={styles.lines} width={section.width} height={section.height + headHeight} aria-hidden="true">
          <g transform={`translate(0 ${headHeight})`}>
            {inPaintOrder(section.connectors, followed).map((line) => (
              <path
                key={line.key}
                d={line.path}
                data-of={line.of}
                data-traced={line.teamId !== null}
                data-followed={followed !== undefined && line.teamId === followed}
              />
            ))}
          </g>
        </svg>
        {section.columns.map((column) => (
          <div key={column.round} className={styles.column} data-highlighted={highlighted === column.round}>
            {(isMain || section.columns.length > 1) && (
              <h5 className={styles.round} style={placeOf(column)}>
                {isMain ? told(roundLabel(column.round, speech.rounds)) : words.round(column.round)}
              </h5>
            )}
            <ol>
              {column.matches.map(({ match, x, y }) => (
                <MatchCard
                  key={match.id}
                  match={match}
                  speech={speech}
                  style={{ '--x': `${x}px`, '--y': `${y + headHeight}px` } as CSSProperties}
                  followed={followed}
                  isEntrance={match.id === reached}
                />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

const placeOf = ({ x, width }: PictureColumn) =>
  ({ '--x': `${x}px`, '--w': `${Math.max(width, measures.card.width)}px` }) as CSSProperties;

/** The one card of a section that Tab reaches: the one reached last, at first the first one. */
function entranceOf({ columns }: PictureSection, last: number | undefined): number | undefined {
  const ids = columns.flatMap(({ matches }) => matches.map(({ match }) => match.id));
  return ids.find((id) => id === last) ?? ids[0];
}

/** Traced lines lie over the others, the followed one on top. */
function inPaintOrder(lines: readonly Connector[], followed: number | undefined): readonly Connector[] {
  const weight = ({ teamId }: Connector) => (teamId === null ? 0 : teamId === followed ? 2 : 1);
  return lines.toSorted((one, other) => weight(one) - weight(other));
}
