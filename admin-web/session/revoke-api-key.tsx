import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { ListedApiKey } from '../../domain/answer/session/listed-api-key.ts';
import { AskedButton } from '../kit/change-question.tsx';
import { useProvider } from '../transport/use-provider.ts';

/** Button that revokes an API key after a confirmation. */
export function RevokeApiKey() {
  const provider = useProvider();
  const key = useRecordContext<ListedApiKey>();
  if (key === undefined || !key.isOpen) return null;
  return (
    <AskedButton
      action="Revoke"
      of={key.name}
      title={`Revoke the key ${key.name}?`}
      change={() => provider.delete('api-keys', { id: key.id })}
      done={`The key ${key.name} is revoked`}
      failed="Failed to revoke the key"
    >
      <Typography>The program that has it is refused at once, and for good.</Typography>
    </AskedButton>
  );
}
