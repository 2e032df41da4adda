/** Print style: heading and table in black on white, without controls. */
export const printStyle = {
  '@media print': {
    '@page': { margin: '12mm' },
    'header, nav, button, [role="search"], [data-toast], a.MuiButton-root, .MuiIconButton-root': hidden(),
    '.MuiFormControl-root, .MuiSwitch-root, .MuiCheckbox-root, .MuiTablePagination-root, .column-actions': hidden(),
    '.RaSkipNavigationButton-root, .MuiTableSortLabel-icon': hidden(),
    'html, body, body *:not(svg, svg *)': {
      color: '#000 !important',
      backgroundColor: 'transparent !important',
      boxShadow: 'none !important',
    },
    'html, body': { backgroundColor: '#fff !important' },
    'body *': { overflow: 'visible !important' },
    'tr, li': { breakInside: 'avoid' },
    thead: { display: 'table-header-group' },
  },
} as const;

function hidden() {
  return { display: 'none !important' } as const;
}
