import { Box, Chip } from '@mui/material';
import { useListContext } from 'react-admin';

type LabelOf = (value: unknown) => string;

/** Returns whether a filter is on, set by another page or by a choice above the list. */
const isYes = (value: unknown): boolean => value === true || value === 'true';

/** Labels of filters that another page sets; filters with an input above the list are shown there. */
const labels: Readonly<Record<string, LabelOf>> = {
  isOver: (yes) => (isYes(yes) ? 'Of tournaments that are over' : 'Of tournaments that are not over'),
  isToRefund: (yes) => (isYes(yes) ? 'To be refunded' : 'Nothing to be refunded'),
  isUnpublished: (yes) => (isYes(yes) ? 'Timetable not published' : 'Nothing to publish'),
  isOverdue: (yes) => (isYes(yes) ? 'Time over, no result' : 'Time not over, or with a result'),
  isIndividual: (yes) => (isYes(yes) ? 'Without a team' : 'On a team'),
  isShort: (yes) => (isYes(yes) ? 'With too few players' : 'With enough players'),
  hasNoGames: (yes) => (isYes(yes) ? 'Without games' : 'With games, or not drawn'),
  id: () => 'Only these',
  waitlisted: (yes) => (isYes(yes) ? 'Waiting for a place' : 'With a place'),
  ageBracket: (bracket) => String(bracket),
  aboutPlayer: () => 'About one player',
  aboutTeam: () => 'About one team',
  aboutRegistration: () => 'About one registration',
  aboutTournament: () => 'About one tournament',
  aboutGame: () => 'About one game',
  playerId: () => 'Of one player',
  teamId: () => 'Of one team',
  toPlayer: () => 'To one family',
  toTeam: () => 'To one captain',
};

/** Filters that another page has set, each with a button to clear it. */
export function ActiveFilters() {
  const { filterValues, setFilters } = useListContext();
  const present = Object.entries(filterValues).flatMap(([name, value]) => {
    const label = labels[name]?.(value);
    return label === undefined ? [] : [{ name, label }];
  });
  if (present.length === 0) return null;
  const without = (name: string) => {
    const { [name]: _, ...others } = filterValues;
    setFilters(others);
  };
  return (
    <Box component="ul" aria-label="Narrowed to" sx={row}>
      {present.map(({ name, label }) => (
        <li key={name}>
          <Chip
            label={label}
            onDelete={() => without(name)}
            onClick={() => without(name)}
            aria-label={`${label}: show all again`}
          />
        </li>
      ))}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0, my: 0.75 } as const;
