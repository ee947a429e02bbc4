import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../../browser/create-store-context';
import type { Answer, DeskApi, Fault } from '../../../graphql/api';
import {
  MessageDocument,
  PreviewMessageDocument,
  RemoveMessageDocument,
  SaveMessageDocument,
  TestMessageDocument,
  type MessageLocale,
  type MessageTemplateKey,
  type MessageWordsFragment,
  type PreviewMessageQuery,
} from '../../../graphql/generated/graphql';
import { changesOf, conflictsOf, withoutConflicts, type FieldConflict } from '../../../shell/edited-fields';

export interface MessageForm {
  subject: string;
  text: string;
}
export type MessageField = keyof MessageForm;
export type MessagePreview = PreviewMessageQuery['previewMessage'];

/** The words of one message in one language, and what an operator has typed since. */
export class MessageStore {
  template: MessageWordsFragment | undefined;
  /** Of reading. */
  fault: Fault | undefined;
  /** Of the last command, if it is about no single field. */
  refusal: Fault | undefined;
  /** What is wrong with a field. */
  faults: Partial<Record<MessageField, string>> = {};
  conflicts: FieldConflict<MessageField>[] = [];
  busy: 'save' | 'remove' | 'test' | undefined;
  /** What was done last, until something is typed. */
  done: 'save' | 'remove' | 'bringBack' | undefined;
  /** Where the last test message went. */
  sentTo: string | undefined;
  preview: MessagePreview | undefined;
  private edits: Partial<MessageForm> = {};
  /** Grows with each look: what an older one brings is too late. */
  private turn = 0;

  constructor(
    private readonly api: DeskApi,
    private readonly key: MessageTemplateKey,
    private readonly locale: MessageLocale,
  ) {
    makeAutoObservable<this, 'api' | 'key' | 'locale'>(
      this,
      { api: false, key: false, locale: false },
      { autoBind: true },
    );
  }

  get form(): MessageForm | undefined {
    return this.template && { ...wordsOf(this.template), ...this.edits };
  }

  get isChanged(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  private get changes(): Partial<MessageForm> {
    return this.template ? changesOf(this.edits, wordsOf(this.template)) : {};
  }

  async read(): Promise<void> {
    const { data, fault } = await this.api.ask(MessageDocument, { dto: this.which });
    runInAction(() => {
      this.fault = fault;
      if (data) this.template = data.messageTemplate;
    });
    if (data) await this.look();
  }

  edit(field: MessageField, value: string): void {
    this.edits = { ...this.edits, [field]: value };
    this.faults = { ...this.faults, [field]: undefined };
    this.done = undefined;
    this.sentTo = undefined;
  }

  /** Takes the changes back. */
  reset(): void {
    this.edits = {};
    this.faults = {};
    this.conflicts = [];
    this.refusal = undefined;
    this.done = undefined;
  }

  /** Brings earlier words into the fields, from where they can be saved; null are those of the release. */
  bringBack({ subject, text }: { subject: string | null; text: string | null }): void {
    const { template } = this;
    if (!template) return;
    this.reset();
    this.edits = { subject: subject ?? template.defaultSubject, text: text ?? template.defaultText };
    this.done = 'bringBack';
  }

  /** Asks how the typed words look, and what is wrong with them. */
  async look(): Promise<void> {
    const { form } = this;
    if (!form) return;
    const turn = ++this.turn;
    const { data, fault } = await this.api.ask(PreviewMessageDocument, { dto: { ...this.which, ...form } });
    runInAction(() => {
      if (turn !== this.turn) return;
      this.preview = data?.previewMessage;
      this.faults = problemsIn(fault);
    });
  }

  /** Saves the words as of the version that is shown. If somebody else has saved meanwhile, both states are shown. */
  async save(): Promise<void> {
    const { form, template } = this;
    if (!form || !template || !this.isChanged) return;
    const subject = form.subject === template.defaultSubject ? null : form.subject;
    const dto = { ...this.which, subject, text: form.text, version: template.version };
    await this.command('save', async () => {
      const { data, fault } = await this.api.ask(SaveMessageDocument, { dto });
      return data ? { data: data.saveMessageTemplate } : { fault };
    });
  }

  /** Gives the words of the release back. */
  async remove(): Promise<void> {
    const { template } = this;
    if (!template) return;
    await this.command('remove', async () => {
      const { data, fault } = await this.api.ask(RemoveMessageDocument, {
        dto: { ...this.which, version: template.version },
      });
      return data ? { data: data.removeMessageTemplate } : { fault };
    });
    await this.look();
  }

  /** Sends the typed words to the operator's own address. */
  async test(): Promise<void> {
    const { form } = this;
    if (!form || this.busy) return;
    this.busy = 'test';
    this.refusal = undefined;
    this.sentTo = undefined;
    const { data, fault } = await this.api.ask(TestMessageDocument, { dto: { ...this.which, ...form } });
    runInAction(() => {
      this.busy = undefined;
      this.sentTo = data?.sendTestMessage.to;
      this.refuse(fault);
    });
  }

  /** Writes one's own words over those of somebody else, which one has seen. */
  async writeOver(): Promise<void> {
    this.conflicts = [];
    await this.save();
  }

  /** Keeps the words of somebody else in the fields that both have changed. */
  takeTheirs(): void {
    this.edits = withoutConflicts(this.edits, this.conflicts);
    this.conflicts = [];
  }

  private get which() {
    return { key: this.key, locale: this.locale };
  }

  private async command(name: 'save' | 'remove', call: () => Promise<Answer<MessageWordsFragment>>): Promise<void> {
    if (this.busy || this.conflicts.length > 0) return;
    this.busy = name;
    this.refusal = undefined;
    const before = this.template;
    const { data, fault } = await call();
    runInAction(() => {
      this.busy = undefined;
      if (data) {
        this.template = data;
        this.reset();
        this.done = name;
      }
    });
    if (fault?.code === 'CONFLICT') {
      await this.read();
      return runInAction(() => {
        if (before && this.template)
          this.conflicts = conflictsOf(this.changes, wordsOf(before), wordsOf(this.template));
        // Nothing that both have changed: the words are as of now, and are saved on request.
        if (this.conflicts.length === 0) this.refusal = fault;
      });
    }
    runInAction(() => this.refuse(fault));
  }

  private refuse(fault: Fault | undefined): void {
    const faults = problemsIn(fault);
    if (fault) this.faults = faults;
    this.refusal = Object.keys(faults).length > 0 ? undefined : fault;
  }
}

/** The words in force. */
const wordsOf = ({ subject, text, defaultSubject, defaultText }: MessageWordsFragment): MessageForm => ({
  subject: text === null ? defaultSubject : (subject ?? defaultSubject),
  text: text ?? defaultText,
});

/** Returns what the API says is wrong, by field. */
function problemsIn(fault: Fault | undefined): Partial<Record<MessageField, string>> {
  const problems = fault?.details['problems'];
  if (!Array.isArray(problems)) return {};
  const faults: Partial<Record<MessageField, string>> = {};
  for (const { field, message } of problems as { field: MessageField; message: string }[])
    faults[field] = faults[field] ? `${faults[field]}; ${message}` : message;
  return faults;
}

export const [MessageContext, useMessage] = createStoreContext<MessageStore>('The message');
