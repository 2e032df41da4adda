import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { KeeperPhone } from '../../domain/answer/session/keeper-phone-view.ts';
import { useProvider } from '../transport/use-provider.ts';

/** Polling interval of the phones' states, in milliseconds. */
const every = 5000;

/** Returns the phones of a game that are silent or hold back entries; one query serves all games of a page. */
function useTroubledPhones(gameId: number | undefined): readonly KeeperPhone[] {
  const provider = useProvider();
  const { data = [] } = useQuery({
    queryKey: ['keeper phones'],
    queryFn: () => provider.keeperPhones(),
    refetchInterval: every,
  });
  return data.filter((phone) => phone.gameId === gameId && phone.state !== 'well');
}

/** Warnings about a game's phones that are silent or hold back entries; nothing if all is well. */
export function KeeperPhones({ gameId }: { readonly gameId: number | undefined }) {
  const phones = useTroubledPhones(gameId);
  return (
    <Box component="span" role="status" sx={{ display: 'block' }}>
      {phones.map((phone) => (
        <Box key={phone.keeperId} component="span" sx={line}>
          {sentenceOf(phone)}
        </Box>
      ))}
    </Box>
  );
}

function sentenceOf({ keeper, state, waiting, silentSeconds }: KeeperPhone): string {
  if (state === 'waiting') return waits(keeper, waiting);
  return silent(keeper, silentSeconds, waiting);
}

const line = {
  display: 'block',
  mt: 0.5,
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'error.main',
  borderRadius: 0.5,
  color: 'error.main',
  bgcolor: 'error.light',
  fontSize: '0.875rem',
  lineHeight: 1.25,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

const waits = (keeper: string, entries: number) =>
  `${keeper}’s phone: ${entries === 1 ? '1 entry waits' : `${entries} entries wait`}`;

const silent = (keeper: string, seconds: number, entries: number) =>
  [
    `${keeper}’s phone: silent for ${seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`}`,
    ...(entries === 0 ? [] : [`${entries} waited`]),
  ].join(', ');
