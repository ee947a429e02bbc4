import type { FeedFormatName, ImportGuards, ImportPlan, ImportProgress, MappingSuggestion } from '../feeds/index.js';

/** What the process of a run is asked for. */
export interface RunJob {
  file: { path: string; bytes: number };
  /** Name of the format, as of `catalog:import`. */
  format: FeedFormatName | 'price-list' | 'commerceml';
  options: {
    source: string;
    supplier: string | null;
    shipsFrom: string;
    currency: string;
    rates: Record<string, string>;
    defaultStock: number;
    complete: boolean;
    /** Null if an operator has applied the run. */
    guards: ImportGuards | null;
  };
  /** The plan is asked for, and nothing is to be applied. */
  isPreview: boolean;
}

export interface RunCounts {
  created: number;
  updated: number;
  unchanged: number;
  /** Products of other sources that the feed has from now on, too. */
  met: number;
  rejected: number;
  warnings: number;
  kept: number;
  heldBack: number;
  /** Products of the source that the feed does not name, and that stay. */
  unnamed: number;
}

/** How a run ended that the process could end. */
export interface RunResult {
  state: 'APPLIED' | 'UNCHANGED' | 'ASKING' | 'REFUSED';
  code: string | null;
  message: string | null;
  counts: RunCounts | null;
  plan: ImportPlan | null;
  /** What the columns of a price list seem to be, if they are not confirmed. */
  columns: MappingSuggestion | null;
  report: string[];
}

/** What the process of a run tells, the result last. */
export type RunMessage =
  | { progress: Omit<ImportProgress, 'phase'> & { phase: ImportProgress['phase'] | 'images' } }
  | { changeSet: string }
  | { result: RunResult }
  | { failed: string };
