import { render } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';

interface ContractProps {
  className: string;
  ref: Ref<never>;
}

/** What every component of the kit keeps: the ref reaches the element and the caller's class stands beside its own. */
export function keepsTheContract(name: string, element: (props: ContractProps) => ReactElement): void {
  it(`${name} hands on its ref and className`, () => {
    const ref = createRef<never>();
    render(element({ className: 'from-outside', ref }));
    expect(ref.current).toBeInstanceOf(Element);
    expect(document.querySelectorAll('.from-outside')).toHaveLength(1);
  });
}
