/** How many steps a form has, and which one it is. */
export const words = {
  count: (steps: number) => `${steps} steps:`,
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
} as const;
