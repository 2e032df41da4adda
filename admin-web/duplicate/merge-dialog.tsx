import { Alert, Box, Button, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DuplicatePair } from '../../domain/answer/duplicate/duplicates-view.ts';
import type { MergePreview } from '../../domain/answer/duplicate/merge-preview.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import type { MergeSent } from '../transport/duplicate-calls.ts';
import { sentenceOf } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';
import { MergeChoice } from './merge-choice.tsx';
import { answerInWords, fieldNames } from './merged-fields.ts';

/** Dialog of a merge: the record to keep, answers, registrations and consequences, all previewed before it is done. */
export function MergeDialog({ pair, onClose }: { readonly pair: Sent<DuplicatePair>; readonly onClose: () => void }) {
  const { one, other } = pair;
  const [merge, setMerge] = useState<MergeSent>({ keptId: one.id, goneId: other.id });
  const provider = useProvider();
  const {
    data: looked,
    error,
    isFetching,
  } = useQuery({
    queryKey: ['merge', merge],
    queryFn: ({ signal }) => provider.previewMerge(merge, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  // After the two records are swapped, the old preview no longer applies. A choice is shown at once, its consequences when they are known.
  const data = looked?.keptId === merge.keptId ? looked : undefined;
  const { run, isBusy } = useChange(
    (seen: MergePreview) => provider.mergeRecords({ ...chosenIn(seen), version: seen.version }),
    {
      done: 'Merged',
      about: 'It can be undone for a day, below.',
      failed: 'Failed to merge the records',
      after: onClose,
    },
  );
  return (
    <PageDialog
      title="Merge two records"
      remark="The family is told where its contact on file changes. The merge can be undone for a day."
      onClose={onClose}
      width="md"
    >
      <MergeChoice
        legend="Which record stays"
        chosen={String(merge.keptId)}
        options={[one, other].map(({ id, name }) => ({ value: String(id), label: `#${id} ${name}` }))}
        onChoose={(keptId) => setMerge(Number(keptId) === one.id ? way(one.id, other.id) : way(other.id, one.id))}
      />
      {data === undefined && error === null && <Typography role="status">Looking at what would follow</Typography>}
      {error !== null && <Alert severity="warning">{`What would follow cannot be shown: ${sentenceOf(error)}`}</Alert>}
      {data !== undefined && <Choices preview={data} pair={pair} merge={merge} onChange={setMerge} />}
      {data !== undefined && <WhatFollows preview={data} />}
      <DialogActions onCancel={onClose}>
        <Button
          variant="contained"
          disabled={data === undefined || data.obstacles.length > 0 || isFetching || isBusy}
          onClick={() => data !== undefined && run(data)}
        >
          Merge records
        </Button>
      </DialogActions>
    </PageDialog>
  );
}

const way = (keptId: number, goneId: number): MergeSent => ({ keptId, goneId });

/** Returns the choices of a preview as a request. */
function chosenIn({ keptId, goneId, fields, collisions }: MergePreview): Required<MergeSent> {
  const stay = collisions.flatMap(({ registrations }) => registrations.filter(({ stays }) => stays));
  return {
    keptId,
    goneId,
    takes: fields.filter(({ isTaken }) => isTaken).map(({ field }) => field),
    registrationIds: stay.map(({ id }) => id),
  };
}

function Choices({
  preview,
  pair,
  merge,
  onChange,
}: {
  readonly preview: MergePreview;
  readonly pair: Sent<DuplicatePair>;
  readonly merge: MergeSent;
  readonly onChange: (merge: MergeSent) => void;
}) {
  const chosen = { ...chosenIn(preview), ...merge };
  const name = (id: number) => (pair.one.id === id ? pair.one.name : pair.other.name);
  const answer = (id: number, value: string) => ({
    value: String(id),
    label: `${value || 'None'} (#${id} ${name(id)})`,
  });
  return (
    <>
      <Typography variant="h3">Whose answer stays</Typography>
      {preview.fields.length === 0 && <Typography>Nothing else differs between them.</Typography>}
      {preview.fields.map(({ field, kept, gone }) => (
        <MergeChoice
          key={field}
          legend={fieldNames[field]}
          chosen={String(chosen.takes.includes(field) ? preview.goneId : preview.keptId)}
          options={[
            answer(preview.keptId, answerInWords(field, kept)),
            answer(preview.goneId, answerInWords(field, gone)),
          ]}
          onChoose={(id) => {
            const others = chosen.takes.filter((one) => one !== field);
            onChange({ ...chosen, takes: Number(id) === preview.goneId ? [...others, field] : others });
          }}
        />
      ))}
      {preview.collisions.length > 0 && (
        <Typography variant="h3">Both are registered: which registration stays</Typography>
      )}
      {preview.collisions.map(({ tournamentId, tournament, registrations, money }) => (
        <Box key={tournamentId}>
          <MergeChoice
            legend={tournament}
            chosen={String(registrations.find(({ id }) => chosen.registrationIds.includes(id))?.id)}
            options={registrations.map(({ id, summary }) => ({
              value: String(id),
              label: `Registration #${id} · ${summary}`,
            }))}
            onChoose={(id) => {
              const here = registrations.map((one) => one.id);
              const others = chosen.registrationIds.filter((one) => !here.includes(one));
              onChange({ ...chosen, registrationIds: [...others, Number(id)] });
            }}
          />
          {money !== null && <Typography color="text.secondary">{money}</Typography>}
        </Box>
      ))}
    </>
  );
}

function WhatFollows({ preview: { moves, obstacles } }: { readonly preview: MergePreview }) {
  return (
    <Box role="status" sx={{ mt: 1.5 }}>
      <Typography variant="h3">What goes over</Typography>
      {moves.length === 0 && <Typography>Nothing hangs on the other record.</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {moves.map((move) => (
          <li key={move}>{move}</li>
        ))}
      </Box>
      {obstacles.length > 0 && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          This keeps them from being merged
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{obstacle}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
