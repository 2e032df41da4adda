import Lock from '@mui/icons-material/Lock';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import { IconButton } from '@mui/material';

/** Button that locks a game to its place or unlocks it. */
export function LockButton({
  name,
  isLocked,
  isPending,
  onPress,
}: {
  readonly name: string;
  readonly isLocked: boolean;
  readonly isPending: boolean;
  readonly onPress: () => void;
}) {
  const label = isLocked ? `Unlock ${name}` : `Lock ${name}`;
  return (
    <IconButton aria-label={label} title={label} disabled={isPending} onClick={onPress} sx={corner(isLocked)}>
      {isLocked ? <Lock fontSize="small" /> : <LockOpen fontSize="small" />}
    </IconButton>
  );
}

const corner = (isLocked: boolean) =>
  ({
    position: 'absolute',
    right: 0,
    bottom: 0,
    p: 0.75,
    borderRadius: 0.5,
    color: isLocked ? 'primary.main' : 'text.secondary',
  }) as const;
