// One file of code for both pages that have the line.
export { MachinesLine } from "./machines-line.tsx";
export { TellMachines } from "./tell-machines.tsx";
