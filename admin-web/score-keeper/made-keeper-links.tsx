import ContentCopy from '@mui/icons-material/ContentCopy';
import Print from '@mui/icons-material/Print';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import type { MadeKeeperLink } from '../../domain/answer/access/signed-in.ts';
import { OnPaper } from '../kit/on-paper.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { QrCode } from '../kit/qr-code.tsx';
import { useToast } from '../kit/use-toast.tsx';
import { labelOf, lastDayOf } from './link-label.ts';

interface MadeKeeperLinksProps {
  readonly tournament: string;
  readonly links: readonly MadeKeeperLink[];
  readonly onClose: () => void;
}

/** New links as QR codes to show, copy and print, once. */
export function MadeKeeperLinks({ tournament, links, onClose }: MadeKeeperLinksProps) {
  return (
    <PageDialog
      title={links.length === 1 ? 'Show this QR code' : 'Show these QR codes'}
      remark={tournament}
      width="md"
      onClose={onClose}
    >
      <Alert severity="info" sx={{ mb: 2 }}>
        They are shown now and never again: print or copy them. A lost one is revoked, and another made.
      </Alert>
      <Box component="ul" sx={codes}>
        {links.map((link) => (
          <Code key={link.id} made={link} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button variant="contained" size="large" startIcon={<Print />} onClick={() => window.print()}>
          Print, one page each
        </Button>
        <Button size="large" onClick={onClose}>
          Done
        </Button>
      </Box>
      <KeeperSheets tournament={tournament} links={links} />
    </PageDialog>
  );
}

function Code({ made }: { readonly made: MadeKeeperLink }) {
  const toast = useToast();
  const label = labelOf(made);
  const copy = () =>
    navigator.clipboard.writeText(made.link).then(
      () => toast('good', 'The link is copied', label),
      () => toast('alarm', 'The link could not be copied'),
    );
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, textAlign: 'center', minWidth: 0 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <Box sx={{ my: 1.5, mx: 'auto', maxWidth: 240 }}>
        <QrCode text={made.link} label={`QR code: keep scores, ${label}`} />
      </Box>
      <Typography color="text.secondary">Good until the end of {lastDayOf(made)}</Typography>
      <Button startIcon={<ContentCopy />} onClick={copy} aria-label={`Copy link: ${label}`} sx={{ mt: 1 }}>
        Copy link
      </Button>
    </Paper>
  );
}

const codes = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: 2,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

interface KeeperSheetsProps {
  readonly tournament: string;
  readonly links: readonly MadeKeeperLink[];
}

/** Sheets for the printer: one page per clipboard, readable at arm's length. */
function KeeperSheets({ tournament, links }: KeeperSheetsProps) {
  return (
    <OnPaper name="keeper-sheets">
      {links.map((link) => (
        <Box key={link.id} sx={page}>
          <Box sx={{ fontSize: '22pt' }}>Keep scores</Box>
          <Box sx={{ fontSize: '64pt', fontWeight: 800, lineHeight: 1, overflowWrap: 'anywhere' }}>{labelOf(link)}</Box>
          <Box sx={{ fontSize: '20pt' }}>{tournament}</Box>
          <Box sx={{ width: '15cm', maxWidth: '100%' }}>
            <QrCode text={link.link} label="" />
          </Box>
          <Box sx={{ fontSize: '18pt' }}>Point the camera of your phone at the code. No password.</Box>
          <Box sx={{ fontSize: '14pt' }}>{`Good until the end of ${lastDayOf(link)}`}</Box>
        </Box>
      ))}
    </OnPaper>
  );
}

const page = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '6mm',
  textAlign: 'center',
  breakInside: 'avoid',
  '&:not(:last-child)': { breakAfter: 'page' },
} as const;
