import { SingleBar } from 'cli-progress';
const LINE_EVERY_MS = 5_000;
/** `labels` say what each phase counts; a phase without one is shown by its name. */
export function openProgress(labels = {}) {
    return process.stderr.isTTY ? barProgress(labels) : lineProgress(labels);
}
function barProgress(labels) {
    let bar = null;
    let current = null;
    let started = 0;
    const stop = () => {
        bar?.stop();
        bar = null;
        current = null;
    };
    return {
        stop,
        update(phase, done, total) {
            if (phase !== current) {
                stop();
                current = phase;
                started = Date.now();
                bar = new SingleBar({
                    format: '{label} [{bar}] {percentage}% {value}/{total} | {rate}/s | {eta_formatted} left',
                    stream: process.stderr,
                    hideCursor: true,
                    clearOnComplete: false,
                    formatValue: (value, _, type) => (type === 'value' || type === 'total' ? String(Math.round(value)) : String(value)),
                });
                bar.start(total, 0, { label: labels[phase] ?? phase, rate: '–' });
            }
            bar?.setTotal(total);
            bar?.update(done, { rate: rateOf(done, started) });
        },
    };
}
function lineProgress(labels) {
    let current = null;
    let started = 0;
    let last = 0;
    return {
        stop: () => undefined,
        update(phase, done, total) {
            const now = Date.now();
            if (phase !== current) {
                current = phase;
                started = now;
                last = now;
            }
            if (done <= 0)
                return;
            if (now - last < LINE_EVERY_MS && done < total)
                return;
            last = now;
            const left = done > 0 ? Math.round((((now - started) / done) * (total - done)) / 1000) : 0;
            process.stderr.write(`${labels[phase] ?? phase}: ${Math.round(done)}/${Math.round(total)}, ${rateOf(done, started)}/s, ${left} s left\n`);
        },
    };
}
function rateOf(done, started) {
    const seconds = Math.max((Date.now() - started) / 1000, 0.001);
    const rate = done / seconds;
    return rate >= 100 ? String(Math.round(rate)) : rate.toFixed(1);
}
//# sourceMappingURL=progress-bar.js.map