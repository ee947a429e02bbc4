import { changedContacts, formOfShopper } from './edit-shopper-form';

const before = formOfShopper({ name: 'Анна', surname: null, phone: '+79160000101', email: null });

it('sends only the fields that have changed', () => {
  expect(changedContacts(before, { ...before, email: ' anna@meet.example ' })).toEqual({ email: 'anna@meet.example' });
  expect(changedContacts(before, { ...before, name: 'Анна ' })).toEqual({});
});

it('removes what was emptied', () => {
  expect(changedContacts(before, { ...before, phone: '' })).toEqual({ phone: null });
});
