import { useQuery } from '@tanstack/react-query';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import type { Stage } from '../../domain/match/match.ts';
import { told } from '../kit/told.ts';
import { standingsOf, tablesOf } from './standings.ts';
import styles from './standings-tables.module.css';
import { words } from './words.ts';

interface StandingsTablesProps {
  readonly tournamentId: number;
  readonly brackets: readonly { readonly stage: Stage }[];
}

/** The standings of round robin divisions; an elimination has none. */
export function StandingsTables({ tournamentId, brackets }: StandingsTablesProps) {
  const hasGroups = brackets.some(({ stage }) => stage === 'group');
  const asked = useQuery({
    queryKey: ['tournament', tournamentId, 'standings'],
    queryFn: () => standingsOf(tournamentId),
    enabled: hasGroups,
    gcTime: 0,
  });
  if (!hasGroups || asked.data === undefined || asked.data.length === 0) return null;
  const tables = tablesOf(asked.data);
  return (
    <section className={styles.standings} aria-labelledby="standings">
      <h3 id="standings">{words.title}</h3>
      {tables.map(({ name, lines }) => (
        <Table key={name} name={tables.length > 1 ? name : ''} lines={lines} />
      ))}
      <p className={styles.legend}>{words.legend}</p>
    </section>
  );
}

function Table({ name, lines }: { readonly name: string; readonly lines: readonly StandingLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
    <section className={styles.window} tabIndex={0} aria-label={`${words.title} ${name}`.trim()}>
      <table>
        {name !== '' && <caption>{name}</caption>}
        <thead>
          <tr>
            {words.columns.map(([short, long]) => (
              <th key={short} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.teamId} data-advances={line.advances}>
              <td>{line.rank}</td>
              <th scope="row">
                {line.teamName}
                {line.advances && <span className={styles.mark}>{words.advances}</span>}
              </th>
              {[line.wins, line.losses, line.draws, line.goalsFor, line.goalsAgainst].map((count, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
                <td key={index}>{count}</td>
              ))}
              <td>{signed(line.goalDifference)}</td>
              <td>{line.points}</td>
              <td className={styles.reason}>{told(line.decidedBy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : String(difference).replace('-', '−');
