import { Box, Typography } from '@mui/material';
import type { PublicTeam } from '../../domain/team/public-team.ts';
import { bracketParts } from './bracket-parts.ts';
import type { BracketMatch } from './drawn-tournament.ts';
import { sidesOf } from './sides.ts';
import { words } from './words.ts';

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
            <Typography variant="body2" color="text.secondary" sx={{ fontWeight: 600 }}>
              {round.label}
            </Typography>
            <Box component="ol" sx={list}>
              {round.matches.map((match) => {
                const [one, other] = sidesOf(match, matches, teams).teams;
                return (
                  <li key={match.position}>
                    {one} <span aria-hidden>{words.brackets.versus}</span> {other}
                  </li>
                );
              })}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  ));
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  columnGap: 2,
  rowGap: 1,
} as const;

const list = { m: 0, p: 0, listStyle: 'none', fontSize: '0.9375rem', lineHeight: 1.4, '& li': { py: 0.25 } } as const;
