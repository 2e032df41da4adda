import { useState } from 'react';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import type { Stage } from '../../domain/rule/match/match.ts';
import { reasonNames } from '../../domain/rule/standings/reason-names.ts';
import { leadingColumn, type StandingColumn, standingColumns } from '../../domain/rule/standings/standing-columns.ts';
import { hasBegun, standingMark } from '../../domain/rule/standings/standing-mark.ts';
import { MyTeamStar } from '../kit/my-team-star.tsx';
import { translateTerm } from '../kit/server-terms.ts';
import { TeamLink } from '../kit/team-link.tsx';
import { rankedBy, tablesOf } from './standings.ts';
import styles from './standings-tables.module.css';
import { useStandings } from './use-standings.ts';
import { words } from './words.ts';

interface StandingsTablesProps {
  readonly tournamentId: number;
  readonly brackets: readonly { readonly stage: Stage }[];
}

/** Standings of round-robin divisions; an elimination has none. On a phone the criteria of the ranks are shown on demand. */
export function StandingsTables({ tournamentId, brackets }: StandingsTablesProps) {
  const { hasGroups, lines } = useStandings(tournamentId, brackets);
  const [isExplained, explain] = useState(false);
  if (!hasGroups || lines === undefined || lines.length === 0) return null;
  const tables = tablesOf(lines);
  return (
    <section className={styles.standings} data-explained={isExplained} aria-labelledby="standings">
      <div className={styles.head}>
        <h2 id="standings">{words.title}</h2>
        {hasBegun(lines) && (
          <button type="button" className={styles.why} aria-pressed={isExplained} onClick={() => explain(!isExplained)}>
            {words.why}
          </button>
        )}
      </div>
      <div className={styles.tables} data-several={tables.length > 1}>
        {tables.map((table) => (
          <Table key={table.name} name={tables.length > 1 ? table.name : ''} lines={table.lines} />
        ))}
      </div>
      <p className={styles.legend}>
        {rankedBy(lines)} {legendOf(lines)}
      </p>
    </section>
  );
}

/** Returns the legend of the line and the marks, or an empty string if no team is marked. */
function legendOf(lines: readonly StandingLine[]): string {
  const marks = new Set(lines.map(standingMark));
  if (!marks.has('would go on')) return marks.has('advances') ? words.legend : '';
  return marks.has('advances') ? words.legendBoth : words.legendNow;
}

function Table({ name, lines }: { readonly name: string; readonly lines: readonly StandingLine[] }) {
  const [first] = lines;
  if (first === undefined) return null;
  const columns = ['played', ...standingColumns(first)] as const;
  const last = lines.findLast((line) => standingMark(line) !== undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the standings, not a group of inputs
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
    <div role="group" className={styles.window} tabIndex={0} aria-label={`${words.title} ${name}`.trim()}>
      <table>
        {name !== '' && <caption>{name}</caption>}
        <thead>
          <tr>
            <Heading of={words.rank} />
            <th scope="col">{words.team}</th>
            {columns.map((column) => (
              <Heading key={column} of={words.columns[column]} />
            ))}
            <Heading of={words.decidedBy} />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row
              key={line.teamId}
              line={line}
              columns={columns}
              isRanked={hasBegun(lines)}
              isLastToGoOn={line === last}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ of: [short, long] }: { readonly of: readonly [string, string] }) {
  return (
    <th scope="col">
      <abbr title={long}>{short}</abbr>
    </th>
  );
}

interface RowProps {
  readonly line: StandingLine;
  readonly columns: readonly ('played' | StandingColumn)[];
  /** Whether the teams have ranks yet. */
  readonly isRanked: boolean;
  /** Whether the line below the last team that advances is drawn. */
  readonly isLastToGoOn: boolean;
}

/** Row of a team; on a phone the criterion of its rank and its goals are below its name. */
function Row({ line, columns, isRanked, isLastToGoOn }: RowProps) {
  const leading = leadingColumn(line);
  const mark = standingMark(line);
  const reason = isRanked ? translateTerm(line.decidedBy) : '';
  const isWithdrawn = line.decidedBy === reasonNames.withdrawal;
  return (
    <tr data-advances={mark === 'advances'} data-now={mark === 'would go on'} data-last={isLastToGoOn}>
      <td>{isRanked ? line.rank : '–'}</td>
      <th scope="row">
        <TeamLink id={line.teamId} name={line.teamName} />
        <MyTeamStar id={line.teamId} name={line.teamName} />
        {mark !== undefined && <span className={styles.mark}>{words.marks[mark]}</span>}
        {isWithdrawn && <span className={styles.needs}>{translateTerm(line.decidedBy)}</span>}
        {line.awaitsLots && <span className={styles.needs}>{words.awaitsLots}</span>}
        {line.stillNeeds !== null && <span className={styles.needs}>{words.needs[line.stillNeeds]}</span>}
        <span className={styles.below}>
          {[isWithdrawn ? '' : reason, isRanked && words.goals(line.goalsFor, line.goalsAgainst)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </th>
      {columns.map((column) => (
        <td key={column} data-leads={column === leading}>
          {isDifference(column) ? signed(line[column]) : line[column]}
        </td>
      ))}
      <td className={styles.reason}>{reason}</td>
    </tr>
  );
}

const isDifference = (column: 'played' | StandingColumn): boolean =>
  column === 'goalDifference' || column === 'cappedDifference';

const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : String(difference).replace('-', '−');
