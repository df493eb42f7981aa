/**
 * `T`, where there is no fault. A fault is a sentence as a type, which says what is forgotten and where to put it: the
 * compiler repeats it, once.
 */
export type Faultless<_Fault extends never, T> = T
