import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { bracketParts } from './bracket-parts.ts';
import type { BracketGame, DrawnTournament } from './drawn-tournament.ts';
import { MatchCard } from './match-card.tsx';

/** The brackets as cards, round by round. */
export function BracketRounds({
  drawn,
  actionsOf,
}: {
  readonly drawn: DrawnTournament;
  /** What can be done to a game, which is spoken of by its teams. */
  readonly actionsOf: (game: BracketGame, spoken: string) => ReactNode;
}) {
  return (
    <>
      {bracketParts(drawn.brackets).map(({ division, title, rounds }) => (
        <Box key={`${division} ${title}`} sx={{ mb: 2 }}>
          {title !== '' && (
            <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
              {title}
            </Typography>
          )}
          <Box sx={columns}>
            {rounds.map(({ label, matches }) => (
              <Box key={label} sx={matches.length > longColumn ? wide : { minWidth: 0 }}>
                {label !== '' && (
                  <Typography variant="h5" component={title === '' ? 'h3' : 'h4'} sx={{ mb: 1 }}>
                    {label}
                  </Typography>
                )}
                <Box component="ul" sx={cards}>
                  {matches.map((match) => (
                    <MatchCard key={match.position} match={match} drawn={drawn} actionsOf={actionsOf} />
                  ))}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </>
  );
}

/** A round of more matches than this, such as a group, spreads over the whole width. */
const longColumn = 8;

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'start',
} as const;

const wide = {
  gridColumn: '1 / -1',
  '& > ul': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' },
} as const;

const cards = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;
