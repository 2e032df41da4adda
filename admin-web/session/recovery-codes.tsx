import { Box, Button, Typography } from '@mui/material';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useToast } from '../kit/use-toast.tsx';

/** Dialog with the recovery codes for a lost phone, shown once and closed explicitly. */
export function RecoveryCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast('good', 'Codes copied'),
      () => toast('alarm', 'Could not copy: please write them down'),
    );
  return (
    <PageDialog title="Your recovery codes" onClose={onClose} width="xs">
      <Typography>
        Keep these where you find them without your phone. Each signs you in once instead of a code. They are shown this
        one time.
      </Typography>
      <Box component="ol" sx={list}>
        {codes.map((code) => (
          <Box component="li" key={code}>
            {code}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={onClose}>
          I Have Kept Them
        </Button>
        <Button variant="outlined" onClick={copy}>
          Copy Codes
        </Button>
      </Box>
    </PageDialog>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 3,
  rowGap: 0.5,
  my: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  fontFamily: 'monospace',
  fontSize: '1.125rem',
  listStyle: 'none',
} as const;
