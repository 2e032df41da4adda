import { Box, Typography } from '@mui/material';
import { byeField } from '../../domain/answer/bracket/bracket-row.ts';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { bracketParts } from '../bracket/bracket-parts.ts';
import type { BracketMatch } from '../bracket/drawn-tournament.ts';
import { sidesOf, teamName, toBeDetermined } from '../bracket/sides.ts';

/** The structure of a draw at a glance: who meets whom, round by round. */
export function DrawOutline({
  matches,
  teams,
}: {
  readonly matches: readonly BracketMatch[];
  readonly teams: readonly PublicTeam[];
}) {
  return bracketParts(matches).map(({ division, title, rounds }) => (
    <Box key={`${division} ${title}`} sx={{ mb: 1.5 }}>
      {title !== '' && <Typography sx={{ typography: 'button' }}>{title}</Typography>}
      <Box sx={columns}>
        {rounds.map((round) => (
          <Box key={round.label} sx={{ minWidth: 0 }}>
            {round.label !== '' && (
              <Typography variant="body2" color="text.secondary" sx={{ fontWeight: 600 }}>
                {round.label}
              </Typography>
            )}
            <Box component="ol" sx={list}>
              {round.matches.filter(isGame).map((match) => {
                const [one, other] = sidesOf(match, teams).teams;
                return (
                  <li key={match.position}>
                    {one} <span aria-hidden>v</span> {other}
                  </li>
                );
              })}
            </Box>
            <Byes names={round.matches.filter((match) => !isGame(match)).map((match) => freeTeam(match, teams))} />
          </Box>
        ))}
      </Box>
    </Box>
  ));
}

/** Who goes on without a game. */
function Byes({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ fontSize: '0.9375rem' }}>
      Bye: {new Intl.ListFormat('en-US').format(names)}
    </Typography>
  );
}

const isGame = ({ field }: BracketMatch): boolean => field !== byeField;

function freeTeam({ team1Id, team2Id }: BracketMatch, teams: readonly PublicTeam[]): string {
  const id = team1Id ?? team2Id;
  return id === null ? toBeDetermined : teamName(id, teams);
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  columnGap: 2,
  rowGap: 1,
} as const;

const list = { m: 0, p: 0, listStyle: 'none', fontSize: '0.9375rem', lineHeight: 1.4, '& li': { py: 0.25 } } as const;
