import QrCode2 from '@mui/icons-material/QrCode2';
import {
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KeeperLinksMade, MadeKeeperLink } from '../../domain/answer/access/signed-in.ts';
import type { GameFields } from '../../domain/rule/score-keeper/keeper-link.ts';
import { newKeeperLinks, type NewKeeperLinks as Wish } from '../../domain/use-case/score-keeper/keeper-link-forms.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { ask } from '../transport/call.ts';
import { MadeKeeperLinks } from './made-keeper-links.tsx';

/** Kind of links: one for each field, or one for all. */
type Kind = 'fields' | 'all';

interface Made {
  readonly tournament: string;
  readonly links: readonly MadeKeeperLink[];
}

/** Dialog that creates links for score keepers and shows them once. */
export function NewKeeperLinks({ onClose }: { readonly onClose: () => void }) {
  const [made, setMade] = useState<Made>();
  if (made !== undefined) return <MadeKeeperLinks {...made} onClose={onClose} />;
  return (
    <PageDialog
      title="Make links for score keepers"
      remark="Whoever has a link keeps scores with it, and only within it. It ends with the tournament by itself."
      onClose={onClose}
    >
      <Choices onClose={onClose} onMade={setMade} />
    </PageDialog>
  );
}

function Choices({ onClose, onMade }: { readonly onClose: () => void; readonly onMade: (made: Made) => void }) {
  const { tournaments } = useTournaments();
  const provider = useDataProvider();
  const running = tournaments.filter(({ status }) => status !== 'completed');
  const [tournamentId, setTournament] = useState<number>();
  const places = useFields(tournamentId);
  const [chosen, setKind] = useState<Kind>('fields');
  const kind = chosen === 'fields' && places.length === 0 ? 'all' : chosen;
  const { run, isBusy } = useChange((wish: Wish) => provider.create<KeeperLinksMade>('keeper-links', { data: wish }), {
    done: (_, { data }) => (data.links.length === 1 ? 'The link is made' : `${data.links.length} links are made`),
    failed: 'Failed to make the links',
    after: ({ data }) => {
      const tournament = running.find(({ id }) => id === tournamentId)?.name ?? '';
      onMade({ tournament, links: data.links });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tournamentId !== undefined) run({ tournamentId, fields: kind === 'fields' ? places : [] });
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <TextField
        select
        autoFocus
        label={newKeeperLinks.fields.tournamentId.label}
        value={tournamentId ?? ''}
        onChange={({ target }) => setTournament(Number(target.value))}
      >
        {running.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {one.name}
          </MenuItem>
        ))}
      </TextField>
      {tournamentId !== undefined && <KindChoice kind={kind} fields={places.length} onChoose={setKind} />}
      <DialogActions onCancel={onClose}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          startIcon={<QrCode2 />}
          disabled={tournamentId === undefined || isBusy}
        >
          Make
        </Button>
      </DialogActions>
    </Box>
  );
}

function KindChoice({
  kind,
  fields,
  onChoose,
}: {
  readonly kind: Kind;
  readonly fields: number;
  readonly onChoose: (kind: Kind) => void;
}) {
  const kinds: readonly (readonly [Kind, string])[] = [
    ...(fields > 0
      ? [
          [
            'fields',
            fields === 1 ? 'The one field' : `Each of the ${fields} fields: a QR code for its clipboard`,
          ] as const,
        ]
      : []),
    ['all', 'All fields: one QR code for everybody'],
  ];
  return (
    <FormControl>
      <FormLabel id="keeper-link-kind">For whom</FormLabel>
      <RadioGroup
        aria-labelledby="keeper-link-kind"
        value={kind}
        onChange={(_, value) => onChoose(kinds.find(([one]) => one === value)?.[0] ?? 'all')}
      >
        {kinds.map(([value, label]) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** Fetches the fields of a tournament's games. */
function useFields(tournamentId: number | undefined): readonly string[] {
  const { data } = useQuery({
    queryKey: ['keeper places', tournamentId],
    queryFn: () => keeperPlaces(tournamentId ?? 0),
    enabled: tournamentId !== undefined,
  });
  return data?.fields ?? [];
}

const keeperPlaces = (tournamentId: number) => ask<GameFields>(`/api/admin/tournaments/${tournamentId}/keeper-places`);
