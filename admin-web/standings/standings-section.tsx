import SkipNext from '@mui/icons-material/SkipNext';
import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdvancedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import type { TopScorer } from '../../domain/answer/game/top-scorers.ts';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { rankingInWords } from '../../domain/rule/standings/ranking-in-words.ts';
import { reasonNames } from '../../domain/rule/standings/reason-names.ts';
import type { RankedBy } from '../../domain/rule/standings/standing-columns.ts';
import { standingMark } from '../../domain/rule/standings/standing-mark.ts';
import type { UndecidedTie } from '../../domain/rule/standings/undecided-tie.ts';
import { goalEntry } from '../../domain/use-case/game/score-entry.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { keyOf, useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { PageOf } from '../kit/page-of.tsx';
import { Section } from '../kit/section.tsx';
import { ask, send } from '../transport/call.ts';
import { GroupTables, useStandings } from './group-tables.tsx';
import { LotsDialog } from './lots-dialog.tsx';
import { columnHeads, standingsTitle } from './standings-table.tsx';
import { Ties } from './ties.tsx';
import { useTies } from './use-ties.ts';

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

/** Button that fills the next round from the standings; where a tie is in the way, it asks how the tie was decided. */
function AdvanceButton({ drawn }: { readonly drawn: DrawnTournament }) {
  const [asked, setAsked] = useState<UndecidedTie>();
  const { open } = useTies(drawn.tournament.id);
  const { run, isBusy } = useDrawnChange(() => advanceBrackets(drawn.tournament.id), {
    done: 'Brackets Advanced',
    about: advanced,
    failed: 'Failed to advance brackets. Please try again.',
    onRefusal: () => setAsked(open[0]),
  });
  return (
    <>
      <Button variant="contained" startIcon={<SkipNext />} disabled={isBusy} onClick={() => run()}>
        {isBusy ? 'Advancing…' : 'Advance Brackets'}
      </Button>
      {asked !== undefined && <LotsDialog tie={asked} drawn={drawn} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const advanced = (filled: number): string =>
  filled === 0
    ? 'No match was waiting for a team.'
    : filled === 1
      ? '1 match was filled.'
      : `${filled} matches were filled.`;

/** Derives all brackets again; returns the number of matches with new teams. */
const advanceBrackets = async (tournamentId: number) =>
  (await send<AdvancedBrackets>('POST', `/api/tournaments/${tournamentId}/advance`, {})).advanced.length;

/** Describes the ranking criteria of a tournament in one sentence. */
function rankedBy(ranking: RankedBy): string {
  const criteria = rankingInWords(ranking, {
    nameOf: (criterion) => reasonNames[criterion].toLowerCase(),
    upTo: (criterion, goals) => `${criterion} (at most ${goals} a game)`,
  });
  return `Ranked by ${criteria.join(', then ')}.`;
}

/** Best scorers of a tournament; nothing before the first goal with a scorer. */
function TopScorers({ tournamentId }: { readonly tournamentId: number }) {
  const { data = [], error } = useQuery({
    queryKey: keyOf('top-scorers', tournamentId),
    queryFn: () => topScorers(tournamentId),
  });
  if (error !== null) return <FetchFailed title="Failed to fetch top scorers" failure={error} />;
  if (data.length === 0) return null;
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        Top scorers
      </Typography>
      <Table size="small" sx={{ '& .MuiTableCell-root': { px: { xs: 0.375, sm: 1 }, fontSize: '1rem' } }}>
        <TableHead>
          <TableRow>
            <TableCell align="right">{columnHeads.rank}</TableCell>
            <TableCell>{goalEntry.fields.scorer.label}</TableCell>
            <TableCell>{columnHeads.team}</TableCell>
            <TableCell align="right">Goals</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(({ rank, playerId, firstName, lastName, teamName, totalGoals }) => (
            <TableRow key={playerId}>
              <TableCell align="right">{rank}</TableCell>
              <TableCell component="th" scope="row">
                <PageOf resource="players" id={playerId} name={`${firstName} ${lastName}`.trim()} isInRow />
              </TableCell>
              <TableCell>{teamName}</TableCell>
              <TableCell align="right">{totalGoals}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}

const topScorers = (tournamentId: number) => ask<readonly TopScorer[]>(`/api/top-scorers?tournament=${tournamentId}`);
