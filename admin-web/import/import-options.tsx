import { Box, Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField } from '@mui/material';
import { useTournaments } from '../tournament/use-tournaments.ts';
import type { ImportedTable } from './use-table.ts';

/** Options for the whole table: tournament, captains, and letters to families. */
export function ImportOptions({ imported }: { readonly imported: ImportedTable }) {
  const { options, set, table } = imported;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TournamentChoice chosen={options.tournamentId} onChoose={(tournamentId) => set({ tournamentId })} />
      {imported.headless.isAsked && (
        <Tick
          label="The table has no headings: its first line is a row"
          isOn={imported.headless.isOn}
          onChange={imported.setHeadless}
        />
      )}
      {table !== undefined && <TeamOptions imported={imported} />}
      {table !== undefined && (
        <Box>
          <Tick
            label="Write to the families: a confirmation, and a link to sign the waiver"
            isOn={options.mailsFamilies}
            onChange={(mailsFamilies) => set({ mailsFamilies })}
          />
          <FormHelperText sx={{ mt: 0, ml: 4 }}>
            Left unticked, nobody gets a letter. Payments are pending and waivers unsigned until you say otherwise.
          </FormHelperText>
        </Box>
      )}
    </Box>
  );
}

/** Options that are shown only if the table leaves them open. */
function TeamOptions({ imported: { table, columns, options, set } }: { readonly imported: ImportedTable }) {
  const at = columns.findIndex((column) => column?.meaning === 'team');
  if (at === -1) return null;
  const saysWhoLeads = columns.some((column) => column?.meaning === 'isCaptain' || column?.meaning === 'captainName');
  const hasBlank = table?.rows.some(({ cells }) => cells[at] === '') ?? false;
  return (
    <>
      {!saysWhoLeads && (
        <Tick
          label="The first player of each new team is its captain"
          isOn={options.isFirstCaptain}
          onChange={(isFirstCaptain) => set({ isFirstCaptain })}
        />
      )}
      {hasBlank && (
        <Tick
          label="A row without a team belongs to the team above it"
          isOn={options.isTeamFromAbove}
          onChange={(isTeamFromAbove) => set({ isTeamFromAbove })}
        />
      )}
    </>
  );
}

function TournamentChoice({
  chosen,
  onChoose,
}: {
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
}) {
  const { tournaments } = useTournaments();
  const first = tournaments.toSorted((one, other) => rank(one.status) - rank(other.status));
  return (
    <TextField
      select
      fullWidth
      label="Into which tournament"
      helperText="For every row that names no tournament itself"
      value={tournaments.some(({ id }) => id === chosen) ? String(chosen) : ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: 520 }}
    >
      <MenuItem value="">None: people come on file without a registration</MenuItem>
      {first.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

const rank = (status: string) => ['upcoming', 'active'].indexOf(status) + (status === 'completed' ? 3 : 0);

function Tick({
  label,
  isOn,
  onChange,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  return (
    <FormControlLabel
      control={<Checkbox checked={isOn} onChange={(_, checked) => onChange(checked)} />}
      label={label}
    />
  );
}
