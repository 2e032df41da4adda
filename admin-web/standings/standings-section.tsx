import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { standingMark } from '../../domain/standings/standing-mark.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { Section } from '../kit/section.tsx';
import { AdvanceButton } from './advance-button.tsx';
import { GroupTables, useStandings } from './group-tables.tsx';
import { rankedBy } from './ranked-by.ts';
import { standingsTitle } from './standings-table.tsx';
import { Ties } from './ties.tsx';
import { TopScorers } from './top-scorers.tsx';

/** Standings of a tournament by group, with the button to the next round. */
export function StandingsSection({ drawn }: { readonly drawn: DrawnTournament }) {
  const { data } = useStandings(drawn.tournament.id);
  return (
    <Section
      title={standingsTitle}
      remark={data === undefined ? undefined : remarkOn(data)}
      actions={<AdvanceButton drawn={drawn} />}
    >
      <Ties drawn={drawn} />
      <GroupTables drawn={drawn} />
      <TopScorers tournamentId={drawn.tournament.id} />
    </Section>
  );
}

/** Returns the ranking criteria of a table and the meaning of its marks. */
function remarkOn(lines: readonly StandingLine[]): string {
  const [first] = lines;
  const marks = new Set(lines.map(standingMark));
  const ofGroups = [
    marks.has('advances') && 'Marked teams go on.',
    marks.has('would go on') && 'Marked teams would go on if the group ended now.',
  ];
  const meaning = lines.some(({ group }) => group !== null)
    ? ofGroups.filter(Boolean).join(' ')
    : 'Of all games played. In a straight knock-out the bracket decides who goes on; the first four are marked.';
  return first === undefined ? meaning : `${rankedBy(first)} ${meaning}`;
}
