import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import type { ChosenForDeletion } from '../../domain/answer/registration/deletion-preview.ts';
import { dollars } from '../../domain/payment/fee.ts';
import { organizersPaymentOptions } from '../../domain/payment/payment-method.ts';
import { familyLanguages } from '../../domain/player/family-language.ts';
import { skillLevelOptions } from '../../domain/player/skill-level.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import { BulkDeletion } from '../kit/bulk-deletion.tsx';
import { BulkEdit } from '../kit/bulk-edit.tsx';
import { ExportSelected } from '../kit/export-button.tsx';
import { ListTable } from '../kit/list-table.tsx';
import { useMay } from '../kit/may.tsx';
import { NameLink } from '../kit/name-link.tsx';
import { SelectableRows } from '../kit/selectable-rows.tsx';
import { MailSelected } from '../mailing/mail-these.tsx';
import { WaiverShown } from '../waiver/waiver-badge.tsx';
import { words as waiverWords } from '../waiver/words.ts';
import { WaitingChange } from './mailbox-notes.tsx';
import { PlayerActions } from './player-actions.tsx';
import {
  PerhapsTwice,
  PlayerClub,
  PlayerContact,
  PlayerPayment,
  PlayerSince,
  PlayerTeam,
  PlayerTournament,
} from './player-facts.tsx';
import { words } from './words.ts';

const { columns } = words;

/** The columns that can be hidden. */
export const hideablePlayerColumns = [
  { source: 'age', label: columns.age },
  { source: 'teamName', label: columns.team },
  { source: 'skillLevel', label: columns.skillLevel },
  { source: 'currentClub', label: columns.club },
  { source: 'tournament', label: columns.tournament },
  { source: 'paymentMethod', label: columns.payment },
  { source: 'waiverState', label: waiverWords.column },
  { source: 'registrationDate', label: columns.registrationDate },
];

/** What several players can be given at once. */
const answers = [
  { source: 'skillLevel', label: playerForm.fields.skillLevel.label, options: skillLevelOptions },
  { source: 'paymentMethod', label: playerForm.fields.paymentMethod.label, options: organizersPaymentOptions },
  { source: 'language', label: playerForm.fields.language.label, options: familyLanguages },
];

/** What has no width here shares the rest. */
const widths = {
  '& .column-name': { width: '18%' },
  '& .column-age': { width: 60 },
  '& .column-skillLevel': { width: 104 },
  '& .column-paymentMethod': { width: 186, '& span': { flexWrap: 'nowrap' } },
  '& .column-waiverState': { width: 88 },
  '& .column-registrationDate': { width: 124 },
  '& .column-actions': { width: 224 },
} as const;

/** The players as a table; every column sorts. */
export function PlayerTable() {
  const mayChange = useMay('change');
  return (
    <ListTable
      sx={widths}
      {...(mayChange && { body: SelectableRows })}
      bulkActionButtons={
        mayChange && (
          <>
            <ExportSelected />
            <MailSelected />
            <BulkEdit answers={answers} />
            <BulkDeletion remark={words.remove.many} allPaid={words.remove.allPaid} lost={lostWith} asksMoney />
          </>
        )
      }
    >
      <DataTable.Col source="name" label={columns.name}>
        <Box className="line">
          <NameLink />
          <WaitingChange />
          <PerhapsTwice />
        </Box>
        <PlayerContact />
      </DataTable.Col>
      <DataTable.NumberCol source="age" label={columns.age} />
      <DataTable.Col source="teamName" label={columns.team}>
        <PlayerTeam />
      </DataTable.Col>
      <DataTable.Col source="skillLevel" label={columns.skillLevel} />
      <DataTable.Col source="currentClub" label={columns.club}>
        <PlayerClub />
      </DataTable.Col>
      <DataTable.Col source="tournament" label={columns.tournament}>
        <PlayerTournament />
      </DataTable.Col>
      <DataTable.Col source="paymentMethod" label={columns.payment}>
        <PlayerPayment />
      </DataTable.Col>
      <DataTable.Col source="waiverState" label={waiverWords.column}>
        <WaiverShown />
      </DataTable.Col>
      <DataTable.Col source="registrationDate" label={columns.registrationDate}>
        <PlayerSince />
      </DataTable.Col>
      <DataTable.Col source="actions" label={columns.actions} disableSort>
        <Box sx={{ display: 'flex' }}>
          <PlayerActions />
        </Box>
      </DataTable.Col>
    </ListTable>
  );
}

/** What goes with a player. */
function lostWith({ paidCents, leaderless }: ChosenForDeletion): readonly string[] {
  return [
    ...(paidCents > 0 ? [words.remove.paid(dollars(paidCents))] : []),
    ...leaderless.map(words.remove.leaderless),
  ];
}
