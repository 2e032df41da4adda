import { Checkbox, FormControlLabel } from '@mui/material';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';

interface Offer {
  readonly team: ListedTeam;
  readonly isWanted: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

/** Checkbox for a new invitation code, because a former coach or parent still knows the old one. */
export function NewCodeOffer({ team, isWanted, onChange }: Offer) {
  if (team.ledBy === 'captain') return null;
  return (
    <FormControlLabel
      sx={{ mt: 1 }}
      control={<Checkbox checked={isWanted} onChange={(_, checked) => onChange(checked)} />}
      label={`New invitation code: ${team.captainName} knows the old one, and it stops working`}
    />
  );
}
