import Send from '@mui/icons-material/SendOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedMessage } from '../../domain/answer/mail/listed-message.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { ask, send } from '../transport/call.ts';
import { sentenceOf } from '../transport/failure.ts';
import { deliveryStateOf } from './delivery-state.ts';

const millisecondsBetweenLooks = 1_000;

/** Maximum number of checks; a slower delivery can be followed among the messages. */
const mostLooks = 30;

/** Button that sends a test letter to the signed-in organizer and follows its delivery. */
export function TestLetter({ isSetUp }: { readonly isSetUp: boolean }) {
  const [letter, setLetter] = useState<Sent<ListedMessage>>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: sendTestLetter,
    onMutate: () => setLetter(undefined),
    onSuccess: setLetter,
  });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={<Send />}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      >
        Send me a test letter
      </Button>
      <Box role="status">
        {error !== null && <Typography>{sentenceOf(error) ?? 'Failed to send a test letter'}</Typography>}
        {letter !== undefined && <FateOf key={letter.id} letter={letter} isSetUp={isSetUp} />}
      </Box>
    </Box>
  );
}

function FateOf({ letter, isSetUp }: { readonly letter: Sent<ListedMessage>; readonly isSetUp: boolean }) {
  const { data = letter, dataUpdatedAt } = useQuery({
    queryKey: ['test-letter', letter.id],
    queryFn: async () => message(letter.id),
    enabled: !deliveryStateOf(letter, isSetUp).isDecided,
    refetchInterval: ({ state }) => {
      const isDecided = state.data !== undefined && deliveryStateOf(state.data, isSetUp).isDecided;
      return isDecided || state.dataUpdateCount >= mostLooks ? false : millisecondsBetweenLooks;
    },
  });
  const deliveryState = deliveryStateOf(data, isSetUp);
  const isGivenUp =
    !deliveryState.isDecided && dataUpdatedAt - Date.parse(letter.createdAt) > mostLooks * millisecondsBetweenLooks;
  return (
    <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {isGivenUp
        ? `The letter to ${data.recipient} is not handed over yet. Messages says what becomes of it.`
        : deliveryState.text}
    </Typography>
  );
}

const sendTestLetter = () => send<Sent<ListedMessage>>('POST', '/api/admin/mail-server/test');

const message = (id: number) => ask<Sent<ListedMessage>>(`/api/admin/messages/${id}`);
