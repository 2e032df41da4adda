import { type CSSProperties, useRef } from 'react';
import { namesRounds, type PictureSection } from '../../domain/answer/bracket/picture.ts';
import type { Measures, PictureColumn } from '../../domain/answer/bracket/picture-columns.ts';
import type { Connector } from '../../domain/answer/bracket/picture-connectors.ts';
import styles from './bracket-section.module.css';
import { GroupTable } from './group-table.tsx';
import { MatchCard } from './match-card.tsx';
import type { MatchSpeech } from './match-sides.ts';
import { roundInWords } from './round-name.ts';
import { words } from './words.ts';

interface BracketSectionProps {
  readonly section: PictureSection;
  readonly measures: Measures;
  readonly speech: MatchSpeech;
  readonly followed: number | undefined;
  /** Round that the animation highlights. */
  readonly highlighted: number | undefined;
  /** Id of the match that had the focus last. */
  readonly entrance: number | undefined;
  /** Whether the section stands below the final of the bracket, where there is room beside it. */
  readonly isInCorner: boolean;
}

/** The main bracket or a section beside it: columns of cards with connecting lines, and the names of the rounds above. */
export function BracketSection(props: BracketSectionProps) {
  const { section, measures, speech, followed, highlighted, entrance, isInCorner } = props;
  const isMain = section.stage === 'main';
  const Round = isMain ? 'h2' : 'h3';
  const heads = useRef<HTMLDivElement>(null);
  const reached = entranceOf(section, entrance);
  const isOnPhone = measures.isOnPhone ?? false;
  // On a phone the games of the groups are folded below their tables.
  const isFolded = section.stage === 'group' && isOnPhone;
  const title = !isMain && <h2 className={styles.title}>{titleOf(section)}</h2>;
  const matches = (
    <>
      {namesRounds(section) && (
        <div className={styles.heads}>
          <div ref={heads}>
            {section.columns.map((column) => (
              <Round
                key={column.round}
                className={styles.round}
                style={placeOf(column)}
                data-highlighted={highlighted === column.round}
              >
                {isMain ? roundInWords(column.round, speech) : words.round(column.round)}
              </Round>
            ))}
          </div>
        </div>
      )}
      <div
        className={styles.scroller}
        onScroll={({ currentTarget }) => {
          // The names of the rounds stay in sight and follow the sideways scrolling.
          if (heads.current !== null) heads.current.style.translate = `${-currentTarget.scrollLeft}px`;
        }}
      >
        <div className={styles.plane} data-animated={highlighted !== undefined}>
          <Lines section={section} followed={followed} />
          {section.tables.map((table) => (
            <GroupTable key={table.group} table={table} measures={measures} followed={followed} />
          ))}
          {section.columns.map((column) => (
            <div
              key={column.round}
              className={styles.column}
              style={placeOf(column)}
              data-highlighted={highlighted === column.round}
            >
              <ol>
                {column.matches.map(({ match, x, y }) => (
                  <MatchCard
                    key={match.id}
                    match={match}
                    speech={speech}
                    style={{ '--x': `${x - column.x}px`, '--y': `${y}px` } as CSSProperties}
                    followed={followed}
                    isEntrance={match.id === reached}
                    isFinal={isMain && column.round === speech.rounds && match.stage === 'knockout'}
                    isSmall={isOnPhone}
                  />
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </>
  );
  return (
    <section
      className={styles.section}
      data-stage={section.stage}
      data-in-corner={isInCorner}
      style={sizeOf(section, measures)}
      aria-label={titleOf(section)}
    >
      {isFolded ? (
        <details open={hasTeam(section, followed)}>
          <summary>{title}</summary>
          {matches}
        </details>
      ) : (
        <>
          {title}
          {matches}
        </>
      )}
    </section>
  );
}

/** Returns whether a team plays in a section. */
function hasTeam({ columns }: PictureSection, team: number | undefined): boolean {
  const matches = columns.flatMap((column) => column.matches);
  return team !== undefined && matches.some(({ match }) => match.team1Id === team || match.team2Id === team);
}

function titleOf({ stage, group }: PictureSection): string {
  if (stage === 'main') return words.title;
  return stage === 'group' ? words.groupGames(group ?? null) : (words.sections[stage] ?? '');
}

function Lines({ section, followed }: Pick<BracketSectionProps, 'section' | 'followed'>) {
  return (
    <svg className={styles.lines} width={section.width} height={section.height} aria-hidden="true">
      {inPaintOrder(section.connectors, followed).map((line) => (
        <path
          key={line.key}
          d={line.path}
          data-of={line.of}
          data-traced={line.teamId !== null}
          data-followed={followed !== undefined && line.teamId === followed}
        />
      ))}
    </svg>
  );
}

const sizeOf = ({ width, height }: PictureSection, { card }: Measures) =>
  ({
    '--width': `${width}px`,
    '--height': `${height}px`,
    '--card-width': `${card.width}px`,
    '--card-height': `${card.height}px`,
  }) as CSSProperties;

const placeOf = ({ x, width }: PictureColumn) => ({ '--x': `${x}px`, '--w': `${width}px` }) as CSSProperties;

/** Returns the only match of a section that Tab reaches: the one that had the focus last, or the first one. */
function entranceOf({ columns }: PictureSection, last: number | undefined): number | undefined {
  const ids = columns.flatMap(({ matches }) => matches.map(({ match }) => match.id));
  return ids.find((id) => id === last) ?? ids[0];
}

/** Sorts lines so that traced ones are painted over the others, and the followed team's on top. */
function inPaintOrder(lines: readonly Connector[], followed: number | undefined): readonly Connector[] {
  const weight = ({ teamId }: Connector) => (teamId === null ? 0 : teamId === followed ? 2 : 1);
  return lines.toSorted((one, other) => weight(one) - weight(other));
}
