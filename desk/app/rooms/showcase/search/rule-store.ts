import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../../browser/create-store-context';
import { readStored, writeStored } from '../../../browser/stored';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  OneRuleDocument,
  RemoveRuleDocument,
  SaveRuleDocument,
  TryRuleDocument,
  UndoRuleDocument,
  type RuleWholeFragment,
  type SearchRuleKind,
  type TryRuleQuery,
} from '../../../graphql/generated/graphql';
import { changesOf, conflictsOf, faultsOf, withoutConflicts, type FieldConflict } from '../../../shell/edited-fields';
import { dtoOf, EMPTY_RULE, formOf, linesOf, type RuleField, type RuleForm } from './rule-form';

export type RuleTrial = TryRuleQuery['previewSearchRule'];

/** Unsaved changes, and the form values on which they are based. */
interface KeptRule {
  before: RuleForm;
  edits: Partial<RuleForm>;
}

/** One search rule as last loaded, and the operator's changes, which are stored in this browser. */
export class RuleStore {
  rule: RuleWholeFragment | undefined;
  isLost = false;
  /** Of reading. */
  fault: Fault | undefined;
  /** Fault of the last command that concerns no single field. */
  refusal: Fault | undefined;
  faults: Partial<Record<RuleField, string>> = {};
  conflicts: FieldConflict<RuleField>[] = [];
  busy: 'save' | 'try' | 'undo' | undefined;
  done: 'save' | 'undo' | undefined;
  trial: RuleTrial | undefined;
  private edits: Partial<RuleForm> = {};

  constructor(
    private readonly api: DeskApi,
    /** Null for a new rule. */
    public id: string | null,
    private readonly newKind: SearchRuleKind,
  ) {
    if (id === null) this.edits = keptRule(newKind)?.edits ?? {};
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  get kind(): SearchRuleKind {
    return this.rule?.kind ?? this.newKind;
  }

  get form(): RuleForm | undefined {
    return this.saved && { ...this.saved, ...this.edits };
  }

  get changes(): Partial<RuleForm> {
    return this.saved ? changesOf(this.edits, this.saved) : {};
  }

  get isChanged(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  private get saved(): RuleForm | undefined {
    return this.id === null ? EMPTY_RULE : this.rule && formOf(this.rule);
  }

  async read(): Promise<void> {
    const { id, saved } = this;
    if (id === null) return;
    const { data, fault } = await this.api.ask(OneRuleDocument, { id });
    runInAction(() => {
      this.isLost = fault?.code === 'NOT_FOUND' || fault?.code === 'BAD_USER_INPUT';
      this.fault = this.isLost ? undefined : fault;
      if (!data) return;
      const kept = saved ? { before: saved, edits: this.edits } : keptRule(id);
      this.rule = data.searchRule;
      if (!kept) return;
      this.edits = kept.edits;
      this.conflicts = conflictsOf(this.changes, kept.before, formOf(data.searchRule));
    });
  }

  edit<Field extends RuleField>(field: Field, value: RuleForm[Field]): void {
    this.edits = { ...this.edits, [field]: value };
    this.faults = { ...this.faults, [field]: undefined };
    this.done = undefined;
    this.keep();
  }

  /** Discards the changes: the fields show the saved values. */
  reset(): void {
    this.edits = {};
    this.faults = {};
    this.conflicts = [];
    this.refusal = undefined;
    this.trial = undefined;
    this.keep();
  }

  /**
   * Saves the rule on the basis of the shown version. If another operator has changed the rule meanwhile, it is loaded
   * again, and fields that both have changed are shown with both values.
   */
  async save(): Promise<void> {
    const { form, rule, id, kind } = this;
    if (!form || this.busy || !this.isChanged || this.conflicts.length > 0) return;
    this.busy = 'save';
    this.refusal = undefined;
    const dto = dtoOf(form, { id, kind, version: rule?.version ?? null });
    const { data, fault } = await this.api.ask(SaveRuleDocument, { dto });
    if (fault?.code === 'CONFLICT') return this.showConflict();
    runInAction(() => {
      this.busy = undefined;
      this.faults = faultsOf(fault?.details['fields']);
      this.refusal = Object.keys(this.faults).length > 0 ? undefined : fault;
      if (data) this.keepSaved(data.saveSearchRule, 'save');
    });
  }

  /** Overwrites the values of another operator, after they were shown. */
  async writeOver(): Promise<void> {
    this.conflicts = [];
    await this.save();
  }

  /** Takes the other operator's values in the fields that both have changed; other changes stay. */
  takeTheirs(): void {
    this.edits = withoutConflicts(this.edits, this.conflicts);
    this.conflicts = [];
    this.keep();
  }

  /** Tries the rule with the typed values for a query. Nothing is written. */
  async try(query: string): Promise<void> {
    const { form, id, kind } = this;
    if (!form || this.busy) return;
    this.busy = 'try';
    this.refusal = undefined;
    const { active: _active, version: _version, ...rule } = dtoOf(form, { id, kind, version: null });
    // A tried rule is treated as active now, even if it is switched off or begins later.
    const tried = { ...rule, active: true, startsAt: null, endsAt: null };
    const queries = linesOf(query).slice(0, 1);
    const { data, fault } = await this.api.ask(TryRuleDocument, {
      dto: { rule: tried, ...(queries.length > 0 && { queries }) },
    });
    runInAction(() => {
      this.busy = undefined;
      this.faults = faultsOfTrial(fault?.details['fields']);
      this.refusal = Object.keys(this.faults).length > 0 ? undefined : fault;
      this.trial = data?.previewSearchRule;
    });
  }

  /** Undoes the last change of the rule. Returns whether the rule still exists. */
  async undo(): Promise<boolean> {
    const { id } = this;
    if (id === null || this.busy) return true;
    this.busy = 'undo';
    this.refusal = undefined;
    const { data, fault } = await this.api.ask(UndoRuleDocument, { id });
    return runInAction(() => {
      this.busy = undefined;
      this.refusal = fault;
      if (!data) return true;
      if (data.undoSearchRule) this.keepSaved(data.undoSearchRule, 'undo');
      return Boolean(data.undoSearchRule);
    });
  }

  /** Removes the rule. Returns the fault if that fails. */
  async remove(): Promise<Fault | undefined> {
    if (this.id === null) return undefined;
    const { fault } = await this.api.ask(RemoveRuleDocument, { id: this.id });
    // It does not matter who removed the rule.
    if (fault && fault.code !== 'NOT_FOUND') return fault;
    this.reset();
    return undefined;
  }

  private async showConflict(): Promise<void> {
    await this.read();
    runInAction(() => (this.busy = undefined));
    // The other operator has changed different fields, so saving these changes overwrites nobody's work.
    if (this.rule && !this.fault && !this.isLost && this.conflicts.length === 0 && this.isChanged) await this.save();
  }

  private keepSaved(rule: RuleWholeFragment, done: 'save' | 'undo'): void {
    writeStored(keyOf(this.id ?? this.newKind), null);
    this.rule = rule;
    this.id = rule.id;
    this.edits = {};
    this.conflicts = [];
    this.done = done;
  }

  private keep(): void {
    const kept: KeptRule | undefined = this.saved && { before: this.saved, edits: this.changes };
    writeStored(keyOf(this.id ?? this.newKind), this.isChanged && kept ? JSON.stringify(kept) : null);
  }
}

const keyOf = (of: string) => `rule:${of}`;

/** Reads the unsaved changes that were stored when the page was left. */
function keptRule(of: string): KeptRule | undefined {
  try {
    const kept = JSON.parse(readStored(keyOf(of)) ?? 'null') as KeptRule | null;
    return kept && typeof kept.before === 'object' && typeof kept.edits === 'object' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** When a rule is tried, its fields are one level deeper in the call. */
const faultsOfTrial = (fields: unknown): Record<string, string> =>
  Array.isArray(fields)
    ? faultsOf(
        (fields as { field?: unknown; message?: unknown }[]).map(({ field, message }) => ({
          field: String(field).replace(/^dto\.rule\./, 'dto.'),
          message,
        })),
      )
    : {};

export const [RuleContext, useRule] = createStoreContext<RuleStore>('The rule');
