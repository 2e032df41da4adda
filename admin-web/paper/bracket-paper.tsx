import { Box } from '@mui/material';
import { divisionOf } from '../../domain/answer/bracket/bracket-match.ts';
import { byeField } from '../../domain/answer/bracket/bracket-row.ts';
import { drawPictures, type Picture } from '../../domain/answer/bracket/picture.ts';
import type { Measures } from '../../domain/answer/bracket/picture-columns.ts';
import { undivided } from '../../domain/rule/match/division.ts';
import { BracketDrawing } from '../bracket/bracket-drawing.tsx';
import { type BracketMatch, type DrawnTournament, hasStarted } from '../bracket/drawn-tournament.ts';
import { matchOf, sidesOf } from '../bracket/sides.ts';
import { useDrawnTournament } from '../bracket/use-drawn-tournament.ts';
import { useStandings } from '../standings/group-tables.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { PrintedPage } from './printed-page.tsx';

/** Brackets, one division on a page. */
export function BracketPaper({ tournamentId }: { readonly tournamentId: number }) {
  const { data: standings = [] } = useStandings(tournamentId);
  return (
    <PrintedPage title="Bracket" orientation="landscape" query={useDrawnTournament(tournamentId)}>
      {(drawn) =>
        drawn.brackets.length === 0
          ? 'No bracket yet'
          : drawPictures(drawn.brackets, measures, standings).map((picture) => (
              <Box key={picture.division} sx={division}>
                {picture.division !== undivided && (
                  <Box component="h3" sx={{ typography: 'h4', m: 0, mb: 1 }}>
                    {picture.division}
                  </Box>
                )}
                <Box sx={{ '@media print': { zoom: zoomOf(picture) } }}>
                  <BracketDrawing
                    matches={drawn.brackets.filter((match) => divisionOf(match) === picture.division)}
                    measures={measures}
                    standings={standings}
                    cardOf={(match) => <PrintedMatch match={match} drawn={drawn} />}
                  />
                </Box>
              </Box>
            ))
      }
    </PrintedPage>
  );
}

/** Measures of a bracket on paper, in pixels. */
const measures: Measures = {
  card: { width: 208, height: 48 },
  rows: [23, 39],
  gap: 30,
  space: 6,
  lane: 8,
  laneGap: 10,
  besideLanes: 4,
  tableRow: 18,
};

/** Room for a division on a landscape page of letter paper, below its heads, in pixels. */
const room = { width: 975, height: 650 };

/** Height of a section's heads and of the gap below it, in pixels. */
const besideSection = 84;

function zoomOf({ sections }: Picture): number {
  const width = Math.max(...sections.map((section) => section.width));
  const height = sections.reduce((sum, section) => sum + section.height + besideSection, 0);
  return Math.min(1, room.width / width, room.height / height);
}

function PrintedMatch({ match, drawn }: { readonly match: BracketMatch; readonly drawn: DrawnTournament }) {
  const { teams } = sidesOf(match, drawn.teams);
  const game = drawn.games.find((one) => matchOf(one, drawn.brackets) === match);
  const goals = game !== undefined && hasStarted(game) ? [game.team1Score, game.team2Score] : [];
  const isBye = match.field === byeField;
  return (
    <Box sx={card}>
      <Box sx={line}>{isBye ? 'Bye' : [dayAndTimeOf(match.gameTime), match.field].filter(Boolean).join(' · ')}</Box>
      {teams.map((name, side) => {
        const team = side === 0 ? match.team1Id : match.team2Id;
        const isWinner = team !== null && team === match.winnerId;
        return (
          <Box key={`${side === 0 ? 'first' : 'second'} ${name}`} sx={{ ...line, fontWeight: isWinner ? 700 : 400 }}>
            <span>{name}</span>
            <b>{goals[side]}</b>
          </Box>
        );
      })}
    </Box>
  );
}

const division = { '&:not(:last-child)': { breakAfter: 'page', mb: 2 } } as const;

const card = {
  height: '100%',
  border: '1px solid',
  fontSize: '12px',
  lineHeight: '15px',
  px: '4px',
  overflow: 'hidden',
  bgcolor: 'background.default',
} as const;

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4px',
  whiteSpace: 'nowrap',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', '@media print': { overflow: 'hidden !important' } },
} as const;
